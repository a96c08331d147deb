import { methodPapers } from '../papers/methods.ts'
import { analysisPapers as papers } from '../papers/performance-analysis.ts'
import type { DemoWritten } from '../types.ts'
import { amount, asking, match, one, order, reading, several } from '../written.ts'

export const expectedGoalsLessons: readonly DemoWritten[] = [
  reading({
    slug: 'from-four-shots-to-a-scoreline',
    title: 'From four shots to all possible scorelines',
    minutes: 6,
    content: `<p>The sum of a match is one number. Behind it lies a table of everything that might have happened, and it can be calculated on one page.</p>
<h3>Four shots</h3>
<p>Team A shoots four times. Positions in metres from the goal line and from the middle, probabilities from the teaching model of this course (z = −1.30 − 0.115 × distance + 1.55 × angle).</p>
<table><thead><tr><th>Shot</th><th>Position</th><th>Distance</th><th>Angle</th><th>p</th></tr></thead><tbody><tr><td>1</td><td>8 m, central</td><td>8.0 m</td><td>49.2°</td><td>0.29</td></tr><tr><td>2</td><td>8 m, 6 m to the side</td><td>10.0 m</td><td>34.1°</td><td>0.18</td></tr><tr><td>3</td><td>14 m, 3 m to the side</td><td>14.3 m</td><td>28.1°</td><td>0.10</td></tr><tr><td>4</td><td>20 m, 8 m to the side</td><td>21.5 m</td><td>18.0°</td><td>0.04</td></tr></tbody></table>
<p>Shot 1 by hand: the angle is arctan(7.32 × 8 ÷ (64 − 13.4)) = arctan(1.157) = 49.2°, or 0.858 rad. z = −1.30 − 0.92 + 1.33 = −0.89. p = 1 ÷ (1 + e<sup>0.89</sup>) = 0.29.</p>
<p>Shots 1 and 2 are equally far from the goal <em>line</em>. Six metres to the side cost 2 m of distance and 15° of angle, and a third of the probability.</p>
<h3>How many goals?</h3>
<p>Start with certainty: 0 goals, probability 1. Let each shot in turn miss or score.</p>
<ul><li>After shot 1: 0 goals 0.71, 1 goal 0.29.</li><li>After shot 2: 0 goals 0.71 × 0.82 = 0.582; 1 goal 0.29 × 0.82 + 0.71 × 0.18 = 0.366; 2 goals 0.29 × 0.18 = 0.052.</li><li>Two more steps of this kind, and you have:</li></ul>
<table><thead><tr><th>Goals</th><th>0</th><th>1</th><th>2</th><th>3</th><th>4</th></tr></thead><tbody><tr><td>Team A (sum 0.61)</td><td>0.503</td><td>0.393</td><td>0.096</td><td>0.008</td><td>0.000</td></tr></tbody></table>
<p>With 0.61 expected goals the likeliest result is none. "They should have scored" is true in half of such matches.</p>
<h3>The opponent</h3>
<p>Team B has seven shots: 0.12, 0.08, 0.08, 0.05, 0.05, 0.04, 0.03. Sum 0.45. The same procedure gives 0 goals 0.626, 1 goal 0.306, 2 goals 0.061, 3 goals 0.007.</p>
<h3>The match</h3>
<p>If the two teams' shots are independent, multiply. A wins whenever it has more goals. Adding up all pairs:</p>
<ul><li>A wins: <strong>34 %</strong>,</li><li>draw: <strong>44 %</strong>,</li><li>B wins: <strong>22 %</strong>.</li></ul>
<p>A was better by the sum, 0.61 to 0.45, and wins a third of such matches. When both sums are small the draw is the favourite.</p>
<h3>What the calculation assumes</h3>
<ol><li><strong>The probabilities are right.</strong> They come from a model that knows two things. Defender, goalkeeper, foot or head, and the height of the ball are not in it.</li><li><strong>Shots are independent.</strong> A rebound after a saved shot exists only because the first was no goal. Two shots of one attack, 0.3 and 0.4, cannot both go in. Treat an attack as one chance: 1 − 0.7 × 0.6 = 0.58, and not 0.70.</li><li><strong>The shots would have been the same.</strong> After 1-0 both teams play another match. The table describes a replay of the shots, not of the evening.</li><li><strong>Average shooters.</strong> Differences in finishing exist and are small beside luck. In fifty shots of 0.10 the luck alone has a standard deviation of 2.1 goals.</li></ol>
<h3>Where the table helps</h3>
<p>In the meeting after a defeat. "1.8 to 0.6, and we lost" becomes a percentage, and the percentage is seldom as small as the anger. In a table of a season: add up the win probabilities of 34 matches and compare with the points. And when somebody calls a goalkeeper unlucky: compute how often so many would have gone in with ordinary luck.</p>
<h3>Where it does not</h3>
<p>It does not say that a result was unjust. Justice is not a column. It does not say how the next match ends either: four shots are a small sample of what a team is. Over ten matches the sums begin to tell something about the team; over one they tell about ninety minutes.</p>
<h3>Your turn</h3>
<p>Take the last match of your own team, note all shots with two coordinates, and go through the page. It takes forty minutes by hand and five with a spreadsheet: one row per shot, one column per number of goals, each cell the one above it times (1 − p) plus the one above and to the left times p.</p>`,
    sources: [papers.anzer2021, papers.robberechts2020, papers.mead2023],
  }),
  reading({
    slug: 'one-possession-three-rules',
    title: 'One possession, three rules: who gets the credit?',
    minutes: 3,
    content: `<p>Minute 63. Six seconds, five players, one shot of 0.31. Saved. At the meeting the striker's agent, the full-back and the holding midfielder each have a figure that shows who made the chance. All three are correct.</p>
<h3>The possession</h3>
<table><thead><tr><th>Action</th><th>Player</th><th>Chance to score in this possession, before → after</th></tr></thead><tbody><tr><td>1. wins the ball</td><td>centre-back</td><td>0.00 → 0.01</td></tr><tr><td>2. pass between the lines</td><td>holding midfielder</td><td>0.01 → 0.06</td></tr><tr><td>3. turns, plays wide</td><td>number ten</td><td>0.06 → 0.09</td></tr><tr><td>4. low cross</td><td>full-back</td><td>0.09 → 0.31</td></tr><tr><td>5. shot</td><td>striker</td><td>0.31 → 0 (saved)</td></tr></tbody></table>
<p>The values in the last column come from a possession model. They are an example here; real ones have an error of their own that nobody prints.</p>
<h3>Rule 1: the last pass</h3>
<p>The full-back gets 0.31 "expected assists", the striker 0.31 expected goals. All others get nothing. It is simple, and it can be checked by anyone with a video. It rewards those who stand at the end, and teams will learn to stand there.</p>
<h3>Rule 2: the whole chain</h3>
<p>Everybody in the possession gets 0.31. Now the centre-back has a share. Add up the players, and you have 1.55 for a chance of 0.31. This is no fault as long as nobody adds. Somebody always adds. The rule also favours those who touch each ball: in a team with much possession the centre-backs lead the table.</p>
<h3>Rule 3: the change by each action</h3>
<p>Centre-back 0.01, midfielder 0.05, ten 0.03, full-back 0.22; the sum before the shot is 0.31, and nothing is counted twice. The striker gets −0.31, because the shot was saved, or +0.69, had it gone in. Decroos and colleagues (2019) built such a system for all actions, and for the danger of conceding as well.</p>
<p>It is the fairest rule on paper. It has two weak spots. It believes its model in every single step, and the model does not see what made the pass possible: the run of the left winger who took two defenders away. He has no action and gets 0. And the striker's account is mostly luck in any span shorter than a season.</p>
<h3>Side by side</h3>
<table><thead><tr><th></th><th>Rule 1</th><th>Rule 2</th><th>Rule 3</th></tr></thead><tbody><tr><td>Centre-back</td><td>0</td><td>0.31</td><td>0.01</td></tr><tr><td>Holding midfielder</td><td>0</td><td>0.31</td><td>0.05</td></tr><tr><td>Number ten</td><td>0</td><td>0.31</td><td>0.03</td></tr><tr><td>Full-back</td><td>0.31</td><td>0.31</td><td>0.22</td></tr><tr><td>Striker</td><td>0.31 (shot)</td><td>0.31</td><td>−0.31</td></tr><tr><td>Left winger (run)</td><td>0</td><td>0</td><td>0</td></tr></tbody></table>
<h3>Which one?</h3>
<ul><li>To find out who delivers the ball before shots: rule 1.</li><li>To find out who is part of good attacks: rule 2, divided by possessions played, never summed.</li><li>To value actions in a season: rule 3, with its model named and an interval over matches.</li><li>To praise a run: the clip.</li></ul>
<h3>A habit worth having</h3>
<p>When somebody shows a table of players, ask what the column sums to. If it sums to the team's expected goals, it shares. If it sums to more, it counts something several times. If the answer is "I don't know", have a coffee and wait.</p>
<p>And keep the question in sight. A club that wants to pay for crosses needs another table than a club that wants to know why its attacks begin so seldom.</p>`,
    sources: [papers.decroos2019, papers.mead2023],
  }),
  reading({
    slug: 'a-letter-to-a-model-provider',
    title: 'A letter to a model provider, with four questions and how to read the answers',
    minutes: 3,
    content: `<p><em>Dear colleagues, we would like to use your expected-goals values next season. Before we sign we ask four things. They are not meant unkindly.</em></p>
<h3>1. What was it made from?</h3>
<p><em>Which leagues and seasons, how many shots, men or women, and are penalties and free kicks in the same model?</em></p>
<p>A good answer has numbers. Robberechts and Davis (2020) examined how many seasons a model needs and found that a simple one is stable after a few, while one with many features goes on learning. A model from five top leagues may be off in yours: other goalkeepers, other pitches. For women and youth it has to be made anew or at least checked.</p>
<h3>2. Is it calibrated, and can we see it?</h3>
<p><em>Of all shots that you gave 0.25 to 0.35, how many were goals? Please for ten bands, on shots that were not used for fitting.</em></p>
<p>This is the central question. A value of 0.30 is a promise about a hundred shots. Van Calster and colleagues (2019) call calibration the Achilles heel of prediction, since most reports show only how well a model <em>sorts</em>. A model that gives 0.6 for each 0.3 sorts as well as before, and every sum is twice too large.</p>
<p>How large may a deviation be? In a band with 200 shots of 0.10 one expects 20 goals, with a standard deviation of √(200 × 0.1 × 0.9) = 4.2. Twelve to twenty-eight are compatible with a perfect model. So bands with few shots tell little, and an answer with "exactly 20" in each should make you curious.</p>
<h3>3. What does it not see?</h3>
<p><em>Pressure, position of the goalkeeper, body part, height of the ball, kind of pass before. Which of them are in, and what happens when one is missing?</em></p>
<p>Anzer and Bauer (2021) added positions of all players and gained a clear improvement. A model without the goalkeeper gives the same value to an empty net and to a full one. That is no reason not to use it. It is a reason not to judge a striker by thirty shots.</p>
<h3>4. What changes when you change it?</h3>
<p><em>Which version produced last season's values, will they be recalculated, and will you tell us?</em></p>
<p>Nobody asks this, and it costs the most. A new version in January with 5 % higher values makes each team better in spring. Demand a version number in every file, and the old values beside the new ones for a season.</p>
<h3>How we read the replies</h3>
<table><thead><tr><th>Reply</th><th>Our mark</th></tr></thead><tbody><tr><td>Table of calibration on new data, weak bands named</td><td>trust, and check with our own shots</td></tr><tr><td>"Our model is proprietary, but the AUC is 0.81"</td><td>asked again: AUC is sorting and not calibration</td></tr><tr><td>"It was validated by experts"</td><td>by which shots?</td></tr><tr><td>No reply to question 4</td><td>clause in the contract</td></tr></tbody></table>
<h3>The check that needs no reply</h3>
<p>Take their values for all shots of your league last season. Sort into ten bands, count goals, draw expected against observed with bars of two standard deviations. Compute the Brier score as well: the mean of (value − result)², where a goal is 1. Compare it with the score of the dullest model, which gives each shot the average of the league. If the provider does not beat it clearly, keep your money. Brier wrote about weather forecasts in 1950. The question has not aged: does it rain on three of ten days when you say thirty percent?</p>`,
    sources: [
      papers.robberechts2020,
      papers.anzer2021,
      methodPapers.vancalster2019,
      methodPapers.brier1950,
      methodPapers.collins2015,
    ],
  }),
  asking({
    slug: 'check-angles-and-luck',
    title: 'Check: angles, sums and luck',
    minutes: 10,
    content: `<p>Seven questions. The model is the one of the course: z = −1.30 − 0.115 × distance (m) + 1.55 × angle (rad), p = 1 ÷ (1 + e^(−z)).</p>`,
    questions: [
      amount(
        'A central shot from 18 m sees an angle of 0.40 rad. Which probability does the model give?',
        [0.06, 0.005, ''],
        'z = −1.30 − 2.07 + 0.62 = −2.75, and 1 ÷ (1 + e^2.75) = 0.06. From the penalty mark it is 0.17.',
      ),
      amount(
        'Three shots of 0.40, 0.20 and 0.10. What is the probability of no goal at all?',
        [43.2, 0.5, '%'],
        '0.60 × 0.80 × 0.90 = 0.432. The sum is 0.70 expected goals, and still four such matches in ten stay without a goal.',
      ),
      one(
        'Team A has one shot of 0.76, team B ten of 0.08. Which statement is right?',
        [
          'Both score at least once equally often',
          'A scores at least once more often, although its sum is smaller',
          'B scores at least once more often, since its sum is larger',
          'It depends on the order of the shots',
        ],
        2,
        'A: 76 %. B: 1 − 0.92^10 = 57 %. The sums are 0.76 and 0.80. Many small chances spread over more goals, also over none.',
      ),
      one(
        'A saved shot of 0.30 is followed by a rebound of 0.40 in the same attack. What is this attack worth?',
        ['0.70', '0.58', '0.40', '0.12'],
        2,
        'Only one of the two can be a goal: 1 − 0.70 × 0.60 = 0.58. Adding would count an attack as if it could score twice.',
      ),
      match(
        'Which rule of credit has which weakness?',
        [
          ['All to the last pass', 'Nothing for those who began the attack'],
          ['The whole value to everyone in the chain', 'The sum is larger than the chance'],
          ['The change by each action', 'Believes its model in every step'],
        ],
        'Each rule answers another question. None of them sees a run without the ball.',
      ),
      several(
        'Which questions to a provider are about calibration?',
        [
          'How well does the model sort shots by danger?',
          'How many features does the model use?',
          'Do the values of a season add up to its goals?',
          'Of the shots given about 0.30, how many were goals?',
        ],
        [3, 4],
        'Calibration compares stated with observed frequency, in bands or in sum. Sorting is discrimination: doubling all values would leave it as it is.',
      ),
      order(
        'Put the steps from a shot list to the chances of a result into their order.',
        [
          'Distance and angle of each shot',
          'Probability of each shot',
          'Distribution of goals of each team',
          'Probability of each scoreline',
          'Sum over the scorelines that one team wins',
        ],
        'Shots of one attack are joined before the distribution is made. The product of both distributions assumes that the teams’ shots are independent.',
      ),
    ],
  }),
]
