import { loadPapers } from '../papers/load-monitoring.ts'
import { strengthPapers as papers } from '../papers/strength-and-power.ts'
import type { DemoWritten } from '../types.ts'
import { amount, asking, match, one, order, reading, several } from '../written.ts'

export const squatLessons: readonly DemoWritten[] = [
  reading({
    slug: 'from-a-photograph-to-two-moments',
    title: 'From a photograph to two moments: a worked example',
    minutes: 5,
    content: `<p>All you need is a phone on a tripod, a plate of known size and a ruler on the screen. The result is good to about ten percent, which is enough to see where a squat is heavy.</p>
<h3>Take the picture</h3>
<ol><li>Camera at the height of the hip in the deepest position, at least 5 m to the side, exactly square to the lifter. At 2 m distance the near leg is drawn larger than the bar and every ratio is wrong.</li><li>Tight clothing, a mark on the hip (greater trochanter) and one on the knee (lateral epicondyle). Guessing the hip under wide shorts costs 3 to 4 cm.</li><li>One frame at the lowest point, where the bar stands still for an instant. There forces from acceleration are small enough to leave out. In a fast squat they are not: at the turn the bar may need 20 % more force than its weight.</li></ol>
<h3>Find the scale</h3>
<p>A full-size plate has a diameter of 0.45 m. In the picture it measures 300 pixels, so one pixel is 0.45 ÷ 300 = 0.0015 m, or 1.5 mm. The plate hangs further from the middle of the body than the knee does and is nearer to the camera; from 5 m away this makes it look some percent too large. Accept it, or put a rod of known length beside the foot.</p>
<h3>Draw three verticals</h3>
<p>One through the centre of the bar, one through the hip mark, one through the knee mark. The first should fall over the middle of the foot. If it does not, the lifter was falling, or the camera was crooked.</p>
<p>Measure horizontally:</p>
<ul><li>bar to hip: 150 pixels, 0.225 m,</li><li>bar to knee: 120 pixels, 0.180 m.</li></ul>
<h3>Calculate</h3>
<p>The bar weighs 90 kg × 9.81 = 883 N. Its moment is force times the horizontal distance:</p>
<ul><li>hip: 883 × 0.225 = <strong>199 N·m</strong>,</li><li>knee: 883 × 0.180 = <strong>159 N·m</strong>.</li></ul>
<p>Both are for two legs together. Per leg take half, if the lifter is symmetrical, which the picture cannot show.</p>
<h3>Same lifter, knees held back</h3>
<p>In a second picture the coach has put a board in front of the shins. The knees stay behind the toes, the hips go back and the trunk leans. Now the arms are 0.265 m and 0.140 m: 234 N·m at the hip and 124 N·m at the knee. The sum has hardly moved (357 against 358 N·m), because both arms together are the horizontal length of the thigh. The share has moved. Fry, Smith and Schilling (2003) blocked the knees of seven lifters in this way: knee torque fell somewhat, hip torque rose to a multiple. Whether that is a good trade depends on the knee, the hip and the back in question.</p>
<h3>What was left out</h3>
<ul><li><strong>The body itself.</strong> Trunk, head and arms weigh about two-thirds of body mass. Their centre lies not far from the line of the bar when the lifter leans, so they add to both moments. In a lifter of 75 kg with 90 kg on the bar this is no detail, as the last section shows. For comparing two pictures of one lifter it largely cancels; for absolute values it does not.</li><li><strong>Muscles on both sides.</strong> A net moment is a difference. Hamstrings that contract beside the quadriceps raise the force in the joint and lower the net moment at the knee. No photograph sees that.</li><li><strong>Forces in the joint.</strong> A knee moment of 159 N·m is carried by a tendon a few centimetres from the axis, so forces run to thousands of newtons. Escamilla (2001) gives the numbers by angle, and they come from models.</li></ul>
<h3>Error</h3>
<p>If each mark is uncertain by 1 cm, an arm of 18 cm is uncertain by about 1.4 cm, since two marks enter: 8 %. A difference between pictures of less than 15 % should not be explained to anybody.</p>
<h3>Putting the body in: a first estimate</h3>
<p>Take the lifter of 75 kg. Head, arms and trunk have about two-thirds of that, 50 kg. In the deep position of the first picture the centre of the trunk lies 12 cm in front of the hip axis, read halfway between hip and shoulder. Its moment about the hips is 50 × 9.81 × 0.12 = 59 N·m, so the hips carry 199 + 59 = 258 N·m. About the knees it acts with its distance to the knee axis. The knees are 22.5 + 18 = 40.5 cm in front of the hips, hence 40.5 − 12 = 28.5 cm in front of the trunk's centre: 50 × 9.81 × 0.285 = 140 N·m on top of the bar's 159. The thighs add their own weight to the knees, roughly 15 kg at 20 cm, another 29 N·m.</p>
<p>So at the knees the body alone asks for more than the bar does in this position, which explains why deep squats without any weight can be hard for a sore knee. The estimate is rough. It rests on a table of segment masses from other people and on a guess of where the trunk's centre lies. But it is closer to the truth than leaving the body out, and it changes a conclusion: adding 10 kg to the bar raises the hip moment by 22 N·m, less than 9 % of the whole.</p>`,
    sources: [papers.fry2003, papers.escamilla2001],
  }),
  reading({
    slug: 'which-estimate-on-which-day',
    title: 'Percent, reserve or velocity: which estimate on which day',
    minutes: 5,
    content: `<p>A letter to a colleague who has just taken over a weight room.</p>
<p>You ask which method I use. All three, and never in the same set. Each estimates how close a set is to failure, and each is blind in its own way.</p>
<h3>Percent of maximum knows the plan and not the day</h3>
<p>You tested on 3 March. The program says 85 %. On 14 April it still says 85 % of 3 March. If the lifter has gained 6 %, her 85 is an 80; if she slept four hours, it is a 90. Then there is the person: at 85 % some people do five repetitions and some do ten. I use percent when I have just tested, for groups whose bars I cannot all watch, and for the first two weeks of a beginner, who has no other language yet.</p>
<h3>Repetitions in reserve know the day and not the beginner</h3>
<p>Ask after the set: how many more? Zourdos and colleagues (2016) put such a scale beside bar speed. Experienced lifters moved their true single at 0.24 m/s, novices stopped at 0.34 m/s and called it maximal: they had not found their limit. Halperin and colleagues (2022) pooled the studies. People miss by about one repetition on average, mostly on the cautious side, and they are better close to failure and in short sets. So I use the scale where sets end with one to three in reserve and below about ten repetitions. I do not use it for sets of twenty, for jumps, or in front of an audience.</p>
<h3>Velocity knows the bar and not the lifter's will</h3>
<p>Four warm-up sets make a line. Here is yesterday's, squat, best repetition of each set: 50 kg at 1.02 m/s, 70 at 0.86, 90 at 0.71, 110 at 0.54. The line through them is v = 1.42 − 0.00795 × load. It reaches 0.30 m/s at 141 kg. If this lifter's own speed at a maximum is 0.24 m/s, the same line says 148 kg. That is 5 % of difference from a number that most people look up in a table. Banyard and colleagues (2017) found the velocities reliable and the predicted maxima too high by a margin that matters in practice.</p>
<p>Therefore I do not read kilograms from it. I read change. When 90 kg moves at 0.71 on a normal Tuesday and at 0.62 today, something is different today, and the line need not be true to say so. What it needs is intent. A lifter who moves the warm-up comfortably has a flat battery in the wrong device.</p>
<h3>A table for the wall</h3>
<table><thead><tr><th>Situation</th><th>I trust</th><th>Because</th></tr></thead><tbody><tr><td>Tested within three weeks, large group</td><td>percent</td><td>nothing else scales to twenty bars</td></tr><tr><td>Experienced lifter, sets of 3 to 8</td><td>reserve</td><td>costs nothing, follows the day</td></tr><tr><td>Beginner</td><td>percent, then speed</td><td>reserve cannot be felt yet</td></tr><tr><td>In season, speed is the goal</td><td>velocity loss, 10 to 20 %</td><td>the set ends before it grinds</td></tr><tr><td>After illness or travel</td><td>first warm-up velocity</td><td>seen before the work sets</td></tr><tr><td>Muscle is the goal</td><td>reserve, 0 to 3</td><td>closeness to failure is the dose</td></tr></tbody></table>
<h3>When they disagree</h3>
<p>On Monday a lifter had 80 % on the plan, said "four left" after five repetitions, and the bar had lost 25 %. Four left is a light set. A loss of 25 % is not. I believed the bar, for he was new to the scale, and took the third set away. With a lifter of ten years I would have believed the lifter and checked the sensor's string.</p>
<p>Two methods that disagree are worth more than one that is obeyed. Write down which one you followed, and on Friday write down who was right.</p>`,
    sources: [papers.zourdos2016, papers.halperin2022, papers.banyard2017, papers.parejablanco2017, papers.refalo2023],
  }),
  reading({
    slug: 'does-a-stronger-squat-make-you-faster',
    title: 'Does a stronger squat make you faster? A claim taken apart',
    minutes: 4,
    content: `<p>"The correlation between squat and sprint is −0.77." The number is real. It is quoted for at least three different claims, and it supports one of them, halfway.</p>
<h3>Claim A: strong athletes are fast</h3>
<p>That would be a correlation across people: each athlete a dot, squat on one axis, sprint time on the other. Such correlations exist and depend on who is in the sample. Put sprinters and shot-putters together and nearly anything comes out. The −0.77 is not one of them.</p>
<h3>Claim B: who gets stronger gets faster</h3>
<p>This is what Seitz and colleagues (2014) examined. Their dots are groups in training studies. For each group they took the standardised change in squat strength and the standardised change in sprint time, and the two go together: r = −0.77 between effect sizes. Programmes that raised the squat a lot lowered sprint times more.</p>
<p>That is encouraging. It is also a statement about programmes. The groups whose squat rose most were often the ones that trained longest, began weakest, or jumped and sprinted beside the squats. A third thing may have moved both. And within a group one athlete can gain 20 kg and nothing on the track, while the mean of the group behaves.</p>
<h3>Claim C: so, more kilograms, for everybody, for ever</h3>
<p>No study of a few weeks can support this one. Count what a sprint contact allows. Near maximal speed the foot is on the ground for 0.10 s. A squat of maximal load takes two to four seconds, and force in it climbs for longer than a whole contact lasts. What can be reached in a tenth of a second is called rate of force development, and Aagaard and colleagues (2002) showed that heavy training can raise it, with more neural drive in the first 200 ms. In people who had not trained before, as in most studies. The stronger somebody is, the less of the next kilogram arrives in time.</p>
<p>Suchomel, Nimphius and Stone (2016) review strength in sport widely and argue that stronger athletes jump, sprint and change direction better, with the greatest benefit on the way from weak to strong. They discuss relative squat strength of about twice body mass as a level beyond which the emphasis might move. It is a judgement from many studies, not a cliff.</p>
<h3>Where the gain lands</h3>
<p>Acceleration asks for horizontal force at speeds at which muscle shortens slowly and contacts last up to 0.20 s. That is nearer to a squat than the flying phase is. If a stronger squat shows anywhere, look at 5 and 10 m first and at top speed last. Measure both, or you will average a gain with a zero.</p>
<h3>How to test it in your own squad</h3>
<ol><li>Squat (or a velocity line) and 10 m, 30 m, three times: before, after eight weeks, after sixteen.</li><li>Know the typical error of each. For 10 m it is about 0.02 to 0.04 s, which is as large as the gain you expect.</li><li>Plot change against change, one dot per athlete. With 15 dots and these errors a true correlation of −0.5 will often look like nothing. Say so before you begin.</li><li>Ask who gained on the track without gaining in the gym. They teach you more than the line does.</li></ol>
<p>A sentence that survives all this: <em>getting stronger is a good bet for a weak athlete's first steps, and a smaller one each year.</em></p>`,
    sources: [
      papers.seitz2014,
      papers.suchomel2016,
      papers.aagaard2002,
      papers.maffiuletti2016,
      loadPapers.hopkins2000,
    ],
  }),
  asking({
    slug: 'check-moments-and-effort',
    title: 'Check: moments and effort',
    minutes: 9,
    content: `<p>Six questions. Take g as 9.81 m/s² and leave the lifter's own mass out.</p>`,
    questions: [
      amount(
        'A bar of 100 kg stands 0.24 m in front of the hip axis, measured horizontally. What is its moment about the hips, both legs together?',
        [235, 2, 'N·m'],
        '100 × 9.81 = 981 N, and 981 × 0.24 = 235 N·m. The horizontal distance counts, whatever the length of the trunk.',
      ),
      one(
        'The same lifter, same depth and bar, but the knees are held behind the toes. What changes?',
        [
          'The knee moment falls, the hip moment rises',
          'The knee moment rises, the hip moment falls',
          'Both moments stay as they were',
          'Both moments fall',
        ],
        1,
        'At the same depth the two arms add up to the horizontal length of the thigh. What the knee gives up, the hip takes, and the back leans with it.',
      ),
      match(
        'Which weakness belongs to which way of choosing the load?',
        [
          ['Percent of a tested maximum', 'Does not know today'],
          ['Repetitions in reserve', 'Has to be learned by meeting failure'],
          ['Load-velocity line', 'Needs every repetition to be meant fast'],
          ['Formula from repetitions', 'Drifts above ten repetitions'],
        ],
        'Each method is blind in another place. This is the reason to know two of them and to note which one was followed.',
      ),
      amount(
        'A velocity line is v = 1.40 − 0.008 × load (m/s, kg). The lifter’s own speed at a maximum is 0.28 m/s. Which maximum does the line give?',
        [140, 0.5, 'kg'],
        '(1.40 − 0.28) ÷ 0.008 = 140 kg. With 0.30 m/s from a table it would be 137.5 kg, with 0.24 m/s 145 kg: the end speed matters more than the slope.',
      ),
      several(
        'Across training studies, gains in squat strength and in sprint time correlate at −0.77. Which conclusions hold?',
        [
          'Programmes that raise the squat more tend to lower sprint times more',
          'A single athlete who gains 20 kg will be faster',
          'Something else in the programmes may have moved both',
          'Strong athletes are faster than weak ones at −0.77',
        ],
        [1, 3],
        'The dots are groups and their changes. Neither the level of single athletes nor the gain of one person can be read from them, and groups differed in more than the squat.',
      ),
      order(
        'Put the steps from photograph to moment into their order.',
        [
          'Mark hip and knee on the lifter',
          'Choose the frame at the lowest point',
          'Find metres per pixel in this frame',
          'Measure horizontal distances from the line of the bar',
          'Multiply by the weight of the bar',
        ],
        'Marks come before the lift, the scale before any distance. The lowest point is chosen because the bar stands still there and its acceleration can be left out.',
      ),
    ],
  }),
]
