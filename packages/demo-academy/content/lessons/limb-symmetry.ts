import { loadPapers } from '../papers/load-monitoring.ts'
import { returnPapers as papers } from '../papers/return-to-play.ts'
import type { DemoWritten } from '../types.ts'
import { amount, asking, match, one, order, reading, several } from '../written.ts'

export const symmetryLessons: readonly DemoWritten[] = [
  reading({
    slug: 'four-tests-four-denominators',
    title: 'Four tests, four denominators: a morning calculated through',
    minutes: 5,
    content: `<p>An athlete, left knee reconstructed, eight months. Four tests in one morning. We calculate each index, and each time ask what stands below the line.</p>
<h3>1. Single hop for distance</h3>
<p>Operated leg 148 cm, sound leg 165 cm, each the mean of three valid hops. More is better, so</p>
<p><strong>LSI = 100 × 148 ÷ 165 = 89.7 %.</strong></p>
<p>Is this below ninety? Give each hop distance a typical error of 5 cm. The relative errors, 5 ÷ 148 and 5 ÷ 165, combine to 4.5 % of the index, about 4 points for single hops and 2.4 for means of three. The index is 90 ± 5 in 95 of 100 mornings. Whoever sends this athlete home because of 0.3 points has measured the tape.</p>
<h3>2. Six-metre timed hop</h3>
<p>Operated 2.14 s, sound 1.98 s. Less is better. Now the sound leg goes on top:</p>
<p><strong>LSI = 100 × 1.98 ÷ 2.14 = 92.5 %.</strong></p>
<p>The other way round it would be 108 %, and a hurried reader would be pleased with an operated leg that is "better". It is slower.</p>
<h3>3. Two-leg jump on two plates</h3>
<p>Net propulsive impulse, left 1.94, right 2.31 N·s per kg of body mass. There is one jump and one sum, and the legs share it:</p>
<p><strong>asymmetry = 100 × (2.31 − 1.94) ÷ (2.31 + 1.94) = 8.7 % of the total.</strong></p>
<p>With the formula for one-leg tests it would be 100 × (2.31 − 1.94) ÷ 2.31 = 16 %. Same jump, nearly twice the number. Bishop and colleagues (2018) recommend keeping the two kinds apart: when both legs work together, each can shift load to the other, and the total is what they share; when they work alone, there is no total.</p>
<h3>4. Single-leg drop jump from 15 cm</h3>
<table><thead><tr><th></th><th>Operated</th><th>Sound</th><th>Index</th></tr></thead><tbody><tr><td>Height (m)</td><td>0.14</td><td>0.17</td><td>82 %</td></tr><tr><td>Contact (s)</td><td>0.28</td><td>0.22</td><td>79 % (sound over operated)</td></tr><tr><td>Height ÷ contact (m/s)</td><td>0.50</td><td>0.77</td><td><strong>65 %</strong></td></tr></tbody></table>
<p>Two deficits multiply. 0.82 × 0.79 = 0.65. That makes the quotient sensitive, and it makes it unfair: nobody has validated a 90 % criterion for a product of two. Read the two lines above it.</p>
<h3>The table on the wall</h3>
<table><thead><tr><th>Test</th><th>Result</th><th>Formula</th></tr></thead><tbody><tr><td>Hop</td><td>90 ± 5 %</td><td>operated ÷ sound</td></tr><tr><td>Timed hop</td><td>93 %</td><td>sound ÷ operated</td></tr><tr><td>Two-leg jump</td><td>8.7 % less on the left, of the total</td><td>difference ÷ sum</td></tr><tr><td>Drop jump</td><td>height 82 %, contact 79 %</td><td>one line each</td></tr></tbody></table>
<p>Four numbers, four formulas, and none can be averaged with another. An "overall symmetry of 85 %" is the mean of a length, a time, a share and a product.</p>
<h3>What they say together</h3>
<p>The horizontal tests pass or nearly pass. The vertical, one-legged and quick one does not. This order is common and not an accident. A horizontal hop can be made with hip and ankle. In Kotsifaki and colleagues (2022) athletes with 97 % symmetry in distance did about 70 % of the work at the operated knee. A vertical jump on one leg leaves fewer ways round the knee, and a short contact leaves fewer still.</p>
<h3>Before you copy the sheet</h3>
<ol><li>Write which leg is operated, and never "left over right".</li><li>Decide the formula before the test.</li><li>Keep centimetres, seconds and newton-seconds. An index without them cannot be recalculated.</li><li>Two decimals are for the calculator. Report whole percents, and the error once per page.</li></ol>`,
    sources: [papers.bishop2018, papers.kotsifaki2022, loadPapers.hopkins2000],
  }),
  reading({
    slug: 'a-hop-test-for-two-testers',
    title: 'A hop test that two testers would run alike',
    minutes: 4,
    content: `<p>Print it, laminate it, and let a colleague test without you. If her values differ from yours by more than those of two mornings do, the sheet is not finished.</p>
<h3>Floor and marks</h3>
<ul><li>Hard indoor floor, same hall. A tape of 6 m, glued, with a start line at zero.</li><li>Own sports shoes, written down. New shoes can be worth 3 cm.</li><li>A phone on a tripod at hip height, 4 m to the side, in slow motion; a second in front if there is one.</li></ul>
<h3>Warm-up, ten minutes, timed</h3>
<p>Five minutes on a bicycle, ten squats, ten lunges per side, five jumps on two legs, then two practice hops per leg at 80 and 100 %. Practice matters. The first hops after surgery are explorations, and the distance grows by several centimetres from the first to the fourth in people who have not hopped for months. An index from untrained hops is an index of courage.</p>
<h3>The single hop</h3>
<ol><li>Sound leg first.</li><li>Toe behind the line, hands free or on the hips. Free is closer to sport, hips are easier to repeat. We use free.</li><li>"Hop as far as you can and land on the same foot, so that you can hold it."</li><li>Valid if the foot stays for two seconds: no extra hop, no touching with the other foot or a hand. Small movements of the heel are allowed.</li><li>Read at the heel, to the centimetre, always by the same side of the tape.</li><li>Three valid hops per leg, alternating, 30 s between hops. If the third is the longest by more than 5 cm, add hops until it is not, six at most.</li><li>Mean of the three. Note how many were invalid, since a high number is a finding.</li></ol>
<h3>Triple, crossover, timed</h3>
<p>The same rules. For the crossover a strip of 15 cm is marked and must be crossed each time. For the timed hop use gates; with a stopwatch the error of reaction is as large as the asymmetry that you are looking for.</p>
<h3>What the tester says and does not say</h3>
<ul><li>Says: the sentence above. Nothing else.</li><li>Does not say: "only ten centimetres to go", "the other one was 165", "good".</li><li>Does not look pleased at the sound leg. Athletes who know the aim can lower the sound leg, and some do.</li></ul>
<p>The last point is meant seriously. The denominator is in the hands, or rather in the leg, of the person who wants to pass. Film both legs; a sound leg without an arm swing is visible.</p>
<h3>Stop</h3>
<p>Pain above 3 of 10, a knee that gives way, fear that keeps somebody at the line for more than a few seconds. "Not ready for this test today" is a result, and often the most useful of the day.</p>
<h3>How good is it?</h3>
<p>With a protocol of this kind typical errors of about 4 to 6 cm per leg are usual. Test your own: ten healthy people, two mornings, two testers, in an order by lot. Four columns of numbers tell you what belongs to the day and what to the tester.</p>
<p>What the hop finds is another matter. Noyes, Barber and Mangine (1991) introduced limb symmetry in hops for knees without a working cruciate ligament and found that a single hop missed about half of the patients; two different hops found somewhat more. A normal hop says little. An abnormal one says that something is wrong, at the knee or in the head.</p>`,
    sources: [papers.noyes1991, papers.kyritsis2016, papers.bishop2018],
  }),
  asking({
    slug: 'check-formulas-and-hops',
    title: 'Check: formulas and hops',
    minutes: 9,
    content: `<p>Six questions. Decide first what stands below the line.</p>`,
    questions: [
      amount(
        'Timed hop: operated leg 2.40 s, sound leg 2.16 s. What is the limb symmetry index?',
        [90, 0.5, '%'],
        'Less is better, so the sound leg goes on top: 100 × 2.16 ÷ 2.40 = 90 %. The other way round gives 111 % and makes a slower leg look better.',
      ),
      amount(
        'A two-leg jump: propulsive impulse 110 N·s right and 90 N·s left. What is the asymmetry as a share of the total?',
        [10, 0.1, '%'],
        '20 ÷ 200 = 10 %. Divided by the larger leg it would be 18 %, the formula for legs that work alone.',
      ),
      match(
        'Which formula belongs to which test?',
        [
          ['Distance of a hop', '100 × operated ÷ sound'],
          ['Time of a hop', '100 × sound ÷ operated'],
          ['Impulse in a two-leg jump', '100 × (right − left) ÷ (right + left)'],
        ],
        'Two rules decide: whether more or less is better, and whether the legs share one effort or make two.',
      ),
      one(
        'An index of 89.7 % comes from hops with a typical error of 5 cm per leg, means of three. What can be said?',
        [
          'The index cannot be told from 90 %',
          'The athlete has failed',
          'The athlete has passed, since it rounds to 90 %',
          'The sound leg was held back',
        ],
        1,
        'The error of such an index is about 2.5 points, so ± 5 in 95 of 100 mornings. A border that is finer than the measurement decides by chance.',
      ),
      several(
        'Which faults push the index of a hop up although the operated leg is unchanged?',
        [
          'The sound leg is held back',
          'The sound leg has lost strength since surgery',
          'The tape is stretched by 2 %',
          'Only the operated leg had practice hops',
        ],
        [1, 2, 4],
        'Whatever shortens the denominator, or helps the numerator alone, raises the quotient. A stretched tape changes both legs by the same factor and leaves the index as it is.',
      ),
      order(
        'Put the steps of a hop test into their order.',
        [
          'Timed warm-up',
          'Practice hops on both legs',
          'Valid hops, sound leg first, in turns',
          'Means of the three valid hops of each leg',
          'Index, with its error',
        ],
        'Without practice the first hops measure courage. The index is formed last, from values that are kept.',
      ),
    ],
  }),
]
