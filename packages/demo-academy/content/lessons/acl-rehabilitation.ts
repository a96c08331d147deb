import { returnPapers as papers } from '../papers/return-to-play.ts'
import { sprintPapers } from '../papers/sprint-mechanics.ts'
import type { DemoWritten } from '../types.ts'
import { amount, asking, match, one, order, reading, several } from '../written.ts'

export const aclLessons: readonly DemoWritten[] = [
  reading({
    slug: 'ten-reconstructions-and-134-videos',
    title: 'Ten reconstructions and 134 videos: two ways to see an injury',
    minutes: 4,
    content: `<p>Nobody has measured an anterior cruciate ligament while it tore in a match. What we know comes from film. Two studies show what film can do, in two opposite ways.</p>
<h3>Few, and very close</h3>
<p>Koga and colleagues (2010) had ten injuries of women in handball and basketball, each recorded by at least two cameras. They built a model of the court from its lines, put a skeleton into each picture, and moved its joints frame by frame until bones and image agreed from every side. Out came joint angles over time.</p>
<p>In the first 40 ms after contact the knee moved about 12° into abduction and rotated inwards by some 8°; later it rotated outwards. Flexion was slight at contact and grew quickly. The vertical force, estimated from the movement, peaked at about 3.2 body weights near 40 ms.</p>
<p><strong>Why this is strong.</strong> It is a measurement, with time on the axis. Forty milliseconds are shorter than the fastest reflex arc to a useful muscle force. So whatever protects the knee has to be there before the foot lands.</p>
<p><strong>Why it is weak.</strong> Ten cases, women, two sports. An error of several degrees for each angle, more for rotation. No comparison with landings in which nothing tore. If 12° also occur in harmless landings, abduction is not the cause. Ten reconstructions cannot tell.</p>
<h3>Many, and from afar</h3>
<p>Della Villa and colleagues (2020) collected 134 injuries in men's professional football and looked at ordinary match video. No angles in degrees: classes. Contact, indirect contact, no contact. Pressing, being tackled, landing from a jump, regaining balance after a kick.</p>
<p>The commonest situation was pressing an opponent, and most injuries had no direct blow to the knee. Landing from a jump, the scene in every textbook, was a small part.</p>
<p><strong>Why this is strong.</strong> It comes close to all injuries that happened in the matches under study, so shares mean something. And the categories are those in which a coach thinks: a defender runs at a ball carrier, the carrier changes direction, the defender brakes on one leg with the trunk leaning away.</p>
<p><strong>Why it is weak.</strong> Numerators without denominators. Defenders press several hundred times a season and land from headers less often. That pressing leads the list may say that it is dangerous or that it is frequent. For a risk one would have to count presses that ended well. And two people who judge video agree less about "indirect contact" than about a goal.</p>
<h3>Laid on top of each other</h3>
<table><thead><tr><th>Question</th><th>Ten reconstructions</th><th>134 videos</th></tr></thead><tbody><tr><td>How fast?</td><td>within about 40 ms</td><td>cannot say</td></tr><tr><td>Which motion of the knee?</td><td>abduction, inward rotation, little flexion</td><td>"knee inside foot" by eye</td></tr><tr><td>In which play?</td><td>cannot say</td><td>pressing first</td></tr><tr><td>How dangerous is a press?</td><td>cannot say</td><td>cannot say</td></tr></tbody></table>
<h3>What follows for rehabilitation</h3>
<p>If the commonest scene is a defensive press with a late change of direction, then a rehabilitation that ends with hops and straight sprints ends before the scene. The last phase needs an opponent who decides. And if it is over within 40 ms, the aim is not a faster reaction of the knee. It is an approach that is slower by half a step, a foot that lands under the body, a trunk that is already there. These can be trained. Whether training them lowers the number of second injuries is a reasonable hope, without a trial behind it.</p>`,
    sources: [papers.koga2010, papers.dellavilla2020, papers.bahr2016],
  }),
  reading({
    slug: 'two-muscles-two-timetables',
    title: 'Two muscles, two timetables: quadriceps and hamstrings by graft',
    minutes: 4,
    content: `<p>A protocol for the gym, months one to nine. It follows the Aspetar guideline of Kotsifaki and colleagues (2023) in its direction; doses are an example, and the surgeon's restrictions come first, above all after meniscus repair.</p>
<h3>Which muscle has lost what</h3>
<table><thead><tr><th>Graft</th><th>Weak for longest</th><th>Reason</th></tr></thead><tbody><tr><td>Patellar tendon</td><td>quadriceps</td><td>the donor site is its tendon; pain in front of the knee</td></tr><tr><td>Quadriceps tendon</td><td>quadriceps</td><td>the same, a hand's breadth higher</td></tr><tr><td>Hamstring tendons</td><td>knee flexors, above all in deep flexion</td><td>semitendinosus has given its tendon; it grows again in many people, not in all, and the muscle often stays shorter</td></tr></tbody></table>
<p>After every graft the quadriceps is weak, because a swollen knee inhibits it. So there is no plan in which the quadriceps comes second.</p>
<h3>Weeks 0 to 6: wake it</h3>
<ul><li>Full extension in the first two weeks. A knee that lacks five degrees limps, and a limp trains the wrong thing all day.</li><li>Quadriceps sets, straight-leg raises without a lag, leg press between 0° and about 60°. Electrical stimulation beside the active work helps strength in this phase.</li><li>Hamstring graft: no resisted knee flexion for six to eight weeks. Heel slides only. The muscle is looking for a new tendon.</li></ul>
<h3>Weeks 6 to 12: load it</h3>
<ul><li>Leg press 3 × 10, two in reserve, twice a week; then one leg.</li><li>Open chain extension. The guideline allows it from about the fourth week in a limited range, 90° to 45°, and the range grows from there. The old fear that it stretches the graft rests on forces near extension; with the range limited it has not been borne out, with some caution left for hamstring grafts.</li><li>Hamstring graft: bridges, then sliding curls on two legs, in the middle of the range.</li></ul>
<h3>Months 3 to 6: heavy</h3>
<ul><li>Extension on a machine, 4 × 6 at a load with two in reserve, one leg. This is the exercise that is skipped most often, and the reason why symmetry at nine months is so often below 90 %.</li><li>Squat and split squat as deep as the joint allows without effusion on the next day.</li><li>Flexors: prone curl to 110°, heavy, slow. It trains the deep flexion in which the deficit hides. Nordic from about month five, beginning with two legs and a band, 2 × 5.</li></ul>
<h3>Months 6 to 9: fast</h3>
<ul><li>Keep one heavy session a week. Strength that is not asked for leaves.</li><li>Jumps, first landing, then take-off, then both. One leg when two are quiet.</li><li>Flexors at length and speed: sprinting, in its own plan.</li></ul>
<h3>Testing</h3>
<ol><li>Quadriceps and hamstrings isokinetically or with a fixed dynamometer at 12, 20, 28 and 36 weeks. Report N·m/kg beside the index.</li><li>Flexors twice: at 60° and beyond 90°. In the middle of the range the other flexors cover the gap.</li><li>An effusion after the test belongs to the result.</li></ol>
<h3>When to slow down</h3>
<p>A swollen knee on the morning after is a sentence in a language that everybody understands. Halve the last increase. Pain in front of the knee after a patellar graft up to 3 of 10 that is gone next day may accompany loading; more may not. If strength stands still for six weeks, look at three things before the program: whether the sets were ever hard, sleep, and fear.</p>
<p>Buckthorpe (2019) describes the late phase in detail and adds what numbers tend to forget. Between a strong leg and a leg that is used lies movement quality, and it is trained with attention, mirrors and film.</p>`,
    sources: [papers.kotsifaki2023, papers.buckthorpe2019, sprintPapers.opar2013],
  }),
  asking({
    slug: 'check-mechanism-and-strength',
    title: 'Check: mechanism and strength',
    minutes: 9,
    content: `<p>Six questions on what film shows and on the months in the gym.</p>`,
    questions: [
      amount(
        'A ground force of 2.0 body weights (75 kg, g = 9.81 m/s²) passes 5 cm beside the centre of the knee in the frontal plane. What is its moment?',
        [73.6, 1, 'N·m'],
        'Two body weights are 2.0 × 75 × 9.81 = 1,472 N; times 0.05 m it is 73.6 N·m. Each centimetre by which the knee moves inwards adds nearly 15 N·m.',
      ),
      one(
        'Within about 40 ms of contact the knee moved 12° into abduction in reconstructed injuries. What follows for prevention?',
        [
          'Abduction of more than 12° is forbidden in training',
          'Landing on two legs is the safest drill',
          'Reflexes of the hamstrings have to be trained to be faster',
          'What protects the knee must be there before contact',
        ],
        4,
        'No reflex produces useful muscle force in 40 ms. Approach, foot placement, trunk and pre-activation are decided earlier. A limit in degrees cannot be drawn from ten cases without healthy landings beside them.',
      ),
      one(
        'Pressing leads the list in 134 videos. Why does that not give the risk of a press?',
        [
          'The videos came from men only',
          'Presses that ended well were not counted',
          'The injuries were indirect',
          'Two observers judged the videos',
        ],
        2,
        'A share of injuries has no denominator. For a risk one needs the number of presses; a frequent action leads the list even if it is harmless each time.',
      ),
      several(
        'After reconstruction with a hamstring graft, which parts of the plan make sense?',
        [
          'Testing the flexors beyond 90° as well',
          'Nordics in week 4, to protect the length of the muscle',
          'Heavy quadriceps work as after any other graft',
          'No resisted knee flexion in the first six to eight weeks',
        ],
        [1, 3, 4],
        'The donor site needs weeks before it is loaded, the deficit hides in deep flexion, and the quadriceps is inhibited after every graft. Eccentric work at length comes months later.',
      ),
      match(
        'Which muscle group needs the longest attention?',
        [
          ['Patellar tendon graft', 'Quadriceps, with pain in front of the knee'],
          ['Hamstring graft', 'Knee flexors, above all in deep flexion'],
          ['Swollen knee after any graft', 'Quadriceps, by inhibition'],
        ],
        'The donor site decides the special weakness; swelling adds one that they all share.',
      ),
      order(
        'Put the loading of the flexors after a hamstring graft into its order.',
        [
          'Heel slides without resistance',
          'Bridges and sliding curls on two legs',
          'Heavy prone curls into deep flexion',
          'Nordic exercise',
          'Sprinting at 95 %',
        ],
        'From no load over middle range to deep flexion, then eccentric work near extension, and last the combination of length and speed that only sprinting has.',
      ),
    ],
  }),
]
