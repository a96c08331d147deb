import { loadPapers } from '../papers/load-monitoring.ts'
import { sprintPapers as papers } from '../papers/sprint-mechanics.ts'
import { tissuePapers } from '../papers/tendon-and-muscle.ts'
import type { DemoWritten } from '../types.ts'
import { amount, asking, match, one, order, reading, several } from '../written.ts'

export const maximalVelocityLessons: readonly DemoWritten[] = [
  reading({
    slug: 'counting-frames',
    title: 'Counting frames: one run, from the phone to 2.2 body weights',
    minutes: 5,
    content: `<p>A sprinter runs past a phone that films 240 frames per second. Somebody sits down with a coffee and counts. This is the whole calculation, with its errors.</p>
<h3>Speed</h3>
<p>Two marks on the lane are 6.00 m apart. The hip passes the first in frame 1,212 and the second in frame 1,370: 158 frames, 158 ÷ 240 = 0.658 s, so 6.00 ÷ 0.658 = <strong>9.11 m/s</strong>. If each passage is uncertain by one frame, the true count lies between 156 and 160, and the speed between 9.00 and 9.23 m/s. One percent. Good.</p>
<p>Why the hip and not the foot? The foot stands still while it counts, then moves at nearly twice the running speed. Any body part that keeps a constant distance from the centre of mass will do; the hip is easiest to see.</p>
<h3>Contact and flight</h3>
<table><thead><tr><th>Step</th><th>Contact (frames)</th><th>Flight after it (frames)</th></tr></thead><tbody><tr><td>1 (left)</td><td>25</td><td>29</td></tr><tr><td>2 (right)</td><td>24</td><td>30</td></tr><tr><td>3 (left)</td><td>26</td><td>28</td></tr><tr><td>4 (right)</td><td>25</td><td>29</td></tr></tbody></table>
<p>Means: 25 frames of contact, 0.104 s, and 29 frames of flight, 0.121 s. Step time 54 frames, 0.225 s, so step frequency is 4.44 per second and step length 9.11 ÷ 4.44 = <strong>2.05 m</strong>.</p>
<p>Is the longer left contact (25.5 against 24.5 frames) a finding? It is one frame, which is the resolution. No.</p>
<h3>Force</h3>
<p>At constant speed the body does not rise or fall from step to step. Over one step the ground must give exactly body weight times step time, and it has only the contact to do so. Mean vertical force during contact is therefore step time over contact time: 54 ÷ 25 = <strong>2.16 body weights</strong>.</p>
<p>For a man of 78 kg this is 2.16 × 765 = 1,650 N on one leg, on average. The peak is higher, and where it lies in the contact cannot be seen from two times.</p>
<h3>How wrong can it be?</h3>
<p>Suppose that you see the shoe one frame too early, so that contact is 26 and flight 28 frames. The step is still 54 frames, and the force becomes 54 ÷ 26 = 2.08. One frame the other way: 54 ÷ 24 = 2.25. So a consistent error of one frame moves the result by 4 %. Two people who count with different habits will differ by that much for ever. Averaging more steps helps against chance, not against habit.</p>
<p>That is why the same person should count before and after, or two people should count the same clip until they agree. Rules that help:</p>
<ul><li>Contact begins with the first frame in which the shoe no longer moves downwards <em>or</em> its shadow meets the sole. Choose one.</li><li>Contact ends with the first frame in which there is light under the toe.</li><li>Count on a large screen, without knowing which test it is.</li></ul>
<h3>What to do with the numbers</h3>
<p>Compare them with the same athlete at the same speed. Contact time shrinks as speed rises in everybody, so a shorter contact in June may only mean that June was faster. Put contact against speed, one dot per run. A dot below the athlete's own line is news.</p>
<p>And resist one temptation. The formula gives the force that was needed for these times. It does not say that pushing harder is the cue. A shorter contact follows from what the leg did before it touched the ground: how fast the foot moved backwards relative to the body, and how stiff it met the track.</p>`,
    sources: [papers.weyand2000, papers.clark2014, papers.haugen2019],
  }),
  reading({
    slug: 'do-fast-runners-move-their-legs-faster',
    title: 'Do fast runners move their legs faster?',
    minutes: 3,
    content: `<p>Look at a final in slow motion and the answer seems plain: those legs are a blur. Children are told to "turn the legs over". Whole industries sell devices that pull the thigh forward. So let us look at the experiment that asked the question properly.</p>
<h3>The experiment</h3>
<p>Weyand and colleagues (2000) let 33 people sprint on a treadmill with a force plate in it, each at their own top speed. The slowest managed 6.2 m/s, the fastest 11.1 m/s: a range of 1.8 to 1. For every runner they took two things: the mean force on the ground during contact, in body weights, and the swing time, from the moment a foot leaves the ground until the same foot lands again.</p>
<p>If speed were made by fast legs, swing time should fall as speed rises from 6.2 to 11.1 m/s. It did not, to a degree that could be told from chance. Force did rise: it was 1.26 times greater for the fastest than for the slowest.</p>
<p>Then they tilted the treadmill. Five runners ran downhill and uphill at their top speeds, 9.96 and 7.10 m/s. Again swing times were similar (8 % apart), and force was 1.3 times greater at the higher speed.</p>
<h3>What it means</h3>
<p>Take the two together. Swing time hardly differs, so nobody gains much by swinging faster. What differs is how little time a good runner needs on the ground in order to be thrown up long enough for the swing. Greater force in a shorter contact gives the same flight. Flight gives the time for the swing. The runner who cannot produce the force needs a longer contact, and a long contact at 11 m/s is impossible: the body has passed the foot.</p>
<p>Clark and Weyand (2014) went a step further and looked at the shape of the force. In competitive sprinters it rises steeply and most of it falls into the first half of the contact. A simple spring, compressed and released, would be symmetrical. The fastest runners are not simple springs.</p>
<h3>What it does not mean</h3>
<ul><li><strong>Not that frequency is irrelevant.</strong> Step frequency is higher in faster runners, because contacts are shorter. The blur is real. It is a result.</li><li><strong>Not that the swing is passive.</strong> To swing a leg in about 0.35 s takes large moments at the hip, and the hamstrings pay for the braking. A runner with a sore hip flexor is slow.</li><li><strong>Not that heavy squats are proven.</strong> Force in 0.10 s, in this direction, at this joint angle, is a special force. The study measured runners, not training.</li><li><strong>Not that correlation across people is the law within one.</strong> Between 10.0 and 10.3 m/s your athlete may gain by other means than the 33 differ by.</li></ul>
<h3>For coaching</h3>
<p>The cue "faster legs" asks for the result. Cues that describe contact ("short on the ground", "hit it from above") at least point to the cause. Which words work for your athlete is an empirical question: film ten runs with each, count frames blind, and believe the dots.</p>`,
    sources: [papers.weyand2000, papers.clark2014, papers.haugen2019],
  }),
  reading({
    slug: 'a-week-with-two-fast-days',
    title: 'A week with two fast days and two Nordic days',
    minutes: 4,
    content: `<p>For a squad with a match on Saturday. The aim: two exposures above 90 % of each player's own maximal speed, two doses of eccentric knee flexor work, no sore legs on match day. The order of the week does most of the work.</p>
<h3>Three rules, before the table</h3>
<ol><li><strong>Fast before fatigue.</strong> Sprint after the warm-up, never at the end. A tired hamstring is asked to brake the same shank with less.</li><li><strong>Nordic after, not before.</strong> The exercise leaves soreness for one to three days in people who are not used to it. It goes to the end of a hard day, so that the next day is the easy one.</li><li><strong>Count exposures, not metres.</strong> One run at 95 % for 20 m is an exposure. Four hundred metres at 80 % are none.</li></ol>
<table><thead><tr><th>Day</th><th>Running</th><th>Gym</th></tr></thead><tbody><tr><td>Mon (MD+2)</td><td>easy, 40 min, nothing fast</td><td>upper body</td></tr><tr><td>Tue (MD−4)</td><td>4 × 20 m build-up, 4 × 30 m flying at 90 to 95 %, full rest, then training</td><td>Nordic 3 × 6, hip hinge 3 × 6</td></tr><tr><td>Wed (MD−3)</td><td>small-sided, no sprints above 85 %</td><td>none</td></tr><tr><td>Thu (MD−2)</td><td>3 × 30 m flying at 95 %, 3 min rest, tactical work</td><td>Nordic 2 × 4, held short of failure</td></tr><tr><td>Fri (MD−1)</td><td>activation, two runs at 80 %</td><td>none</td></tr><tr><td>Sat</td><td>match</td><td></td></tr><tr><td>Sun</td><td>off, or substitutes: Tuesday's sprints</td><td>substitutes: Nordic 2 × 6</td></tr></tbody></table>
<h3>Why these numbers</h3>
<p>Petersen and colleagues (2011) used a ten-week build-up in a large cluster-randomised trial in men's football and found fewer acute hamstring injuries in the teams that did the programme. In those ten weeks the dose climbs to three sessions a week. Afterwards one a week was kept. The table is for the main season, with a second, small dose for players who tolerate it.</p>
<p>Bourne and colleagues (2017) compared Nordic and hip-extension training over ten weeks. Both lengthened the fascicles of biceps femoris. The hip exercise added more muscle to the long head, the Nordic more to the short head and semitendinosus. This is the reason for the hinge in Tuesday's gym. It is architecture, a step short of injuries.</p>
<p>For the fast runs the evidence is thinner. Malone and colleagues (2017) followed Gaelic footballers: players who reached near-maximal speed now and then, on top of a high base, had fewer injuries than those who hardly ever did. It was an observation, and fit players sprint more. As a plan it is still reasonable, for a match will ask for the speed whether training did or not.</p>
<h3>Adjust</h3>
<ul><li><strong>Two matches in the week:</strong> the match is an exposure. Starters drop Thursday's runs and one Nordic dose; substitutes drop nothing.</li><li><strong>New player, or back after a break:</strong> two weeks with half the repetitions. First Nordic 2 × 5 with a band, first sprint 85 %.</li><li><strong>Sore on Thursday</strong> (3 of 10 or more at the back of the thigh): no flying runs. Two build-ups to 85 %, and a look by the physiotherapist.</li><li><strong>Cold pitch, long wait:</strong> move the sprints to another day. A plan is not a promise to the calendar.</li></ul>
<h3>What to record</h3>
<p>Per player and week: highest speed as a percentage of their own best, number of runs above 90 %, Nordic repetitions done, soreness on the morning after. Four numbers. At the end of the season one can ask whether those with two exposures had an easier spring. With one squad the answer will be uncertain, and Ekstrand and colleagues (2023), who counted across 21 seasons of elite clubs, remind us that hamstring injuries have become more common while everybody was preventing them.</p>
<h3>The first six weeks, if nobody has done it before</h3>
<table><thead><tr><th>Week</th><th>Fast runs</th><th>Best speed</th><th>Nordic</th></tr></thead><tbody><tr><td>1</td><td>1 × 4 runs of 20 m</td><td>80 %</td><td>1 × (2 × 5)</td></tr><tr><td>2</td><td>2 × 4 runs of 20 m</td><td>85 %</td><td>2 × (2 × 6)</td></tr><tr><td>3</td><td>2 × 4 runs of 30 m</td><td>88 %</td><td>2 × (3 × 6)</td></tr><tr><td>4</td><td>1 × 4 runs of 30 m</td><td>90 %</td><td>1 × (2 × 6)</td></tr><tr><td>5</td><td>2 × 4 runs of 30 m</td><td>93 %</td><td>2 × (3 × 8)</td></tr><tr><td>6</td><td>2 × 4 runs of 30 m</td><td>95 %</td><td>2 × (3 × 8)</td></tr></tbody></table>
<p>Week 4 is lighter on purpose. Soreness in weeks 1 and 2 is expected, and it fades quickly: the second bout of eccentric work hurts far less than the first. Players who miss week 1 begin with week 1. There is no short cut through the first soreness, and a sore player who sprints is what the plan wants to avoid.</p>
<h3>Three objections from the staff room</h3>
<p><strong>"Sprinting is what injures them, and you want more of it?"</strong> A match contains it anyway. The question is only whether the hamstring meets its hardest task for the first time on Saturday. Small amounts, rested, on a good pitch are the cheapest way to find out who is not ready.</p>
<p><strong>"They run fast enough in small-sided games."</strong> Look at the numbers. In a small pitch few players reach 80 % of their speed, because there is no room for it. Thirty metres are needed to get near 95 %.</p>
<p><strong>"We have no time."</strong> Three flying runs with full rest take ten minutes, two sets of Nordics take four. If a quarter of an hour cannot be found in a week, the obstacle is something else.</p>`,
    sources: [
      papers.petersen2011,
      papers.bourne2017,
      papers.vandyk2019,
      papers.impellizzeri2021,
      loadPapers.malone2017gaelic,
      tissuePapers.ekstrand2023,
    ],
  }),
  asking({
    slug: 'check-the-stride',
    title: 'Check: the stride and its price',
    minutes: 9,
    content: `<p>Six questions on contact, flight and hamstrings.</p>`,
    questions: [
      amount(
        'Near maximal speed, contact lasts 0.11 s and flight 0.12 s. What is the mean vertical force during contact?',
        [2.09, 0.03, 'body weights'],
        'Step time over contact time: 0.23 ÷ 0.11 = 2.09. The ground carries the body for 0.23 s and has only 0.11 s to do it.',
      ),
      one(
        'In the treadmill study of 33 runners with top speeds from 6.2 to 11.1 m/s, what differed clearly between slow and fast?',
        ['Swing time', 'Body mass', 'Leg length', 'Mean force on the ground'],
        4,
        'Force during contact was 1.26 times greater at the fastest top speed than at the slowest. Swing time did not differ to a degree that could be told from chance.',
      ),
      amount(
        'At 240 frames per second somebody counts 24 frames of contact. How long was it?',
        [0.1, 0.001, 's'],
        '24 ÷ 240 = 0.100 s. One frame is 4.2 ms, so a difference of one frame between left and right says nothing.',
      ),
      order(
        'Arrange a training day that holds all four, for a squad that is used to them.',
        ['General warm-up', 'Flying sprints with full rest', 'Tactical training', 'Nordic exercise'],
        'Maximal speed is trained fresh. Eccentric work comes last, since it leaves the muscle weaker for the rest of the day and sore on the next.',
      ),
      several(
        'When are the hamstrings loaded in the way that is typical of sprint injuries?',
        [
          'In the middle of stance, while the knee bends',
          'While they brake the shank',
          'While they lengthen',
          'In late swing',
        ],
        [2, 3, 4],
        'Just before landing hip flexion and knee extension stretch the muscle while it works to stop the shank. Length and work rise with speed.',
      ),
      match(
        'Which sentence fits which kind of evidence?',
        [
          ['Meta-analysis of programmes with the Nordic exercise', 'Injuries were about halved'],
          ['Re-analysis of trials that tested the exercise itself', 'The effect is uncertain'],
          ['Study of muscle architecture', 'Fascicles became longer'],
          ['Reliability study of a test rig', 'Typical error of 22 to 28 N'],
        ],
        'Four kinds of study answer four questions. Longer fascicles and a stronger reading are steps on a way whose end, fewer injuries, has to be shown for itself.',
      ),
    ],
  }),
]
