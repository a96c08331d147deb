import { nutritionPapers as papers } from '../papers/nutrition.ts'
import type { DemoWritten } from '../types.ts'
import { amount, asking, match, one, order, reading, several } from '../written.ts'

export const carbohydrateLessons: readonly DemoWritten[] = [
  reading({
    slug: 'a-four-hour-ride-in-grams',
    title: 'A four-hour ride in grams: from the evening before to the last bottle',
    minutes: 5,
    content: `<p>A rider of 68 kg, a race of four and a half hours on Sunday at nine, 24 °C. She has trained her gut to 80 g per hour. We write her plan from the end to the beginning, because the end decides.</p>
<h3>What the race will cost</h3>
<p>From her power file she expects an average of 185 W. With an efficiency of 22 % the body turns over 185 ÷ 0.22 = 841 W, or 3.03 MJ an hour. In 4.5 hours that is 13.6 MJ, about 3,250 kcal. At this intensity some 60 % may come from carbohydrate: roughly 1,950 kcal, or <strong>490 g</strong>. The 60 % is a guess. It differs between people, and it falls as the hours pass.</p>
<h3>What is in the body</h3>
<p>Well-filled muscles of a person of this size hold some 350 to 450 g of glycogen, not all of it in the legs, and the liver adds perhaps 80 to 100 g after breakfast. Muscle cannot lend glycogen to another muscle. So the store that she can use on a bicycle is smaller than the sum.</p>
<h3>What she eats on the way</h3>
<p>4.5 hours with 80 g would be 360 g. Nobody eats in the first ten minutes or in the last fifteen, and on two descents both hands are busy. She plans 4 hours of eating: <strong>320 g</strong>.</p>
<table><thead><tr><th>Item</th><th>Each</th><th>Number</th><th>Carbohydrate</th></tr></thead><tbody><tr><td>Bottle 500 ml, drink at 8 %</td><td>40 g</td><td>4</td><td>160 g</td></tr><tr><td>Gel</td><td>25 g</td><td>4</td><td>100 g</td></tr><tr><td>Rice cake, wrapped</td><td>30 g</td><td>2</td><td>60 g</td></tr></tbody></table>
<p>Sum 320 g. Drink and gels contain glucose (or maltodextrin) and fructose, for 80 g per hour exceed what one transporter takes up, which is about 60 g. The rice cakes are eaten in the first two hours, when the stomach is willing and the pace allows chewing.</p>
<p>Fluid from bottles is 2 litres. Her sweat rate at this temperature was 0.9 L per hour in training: 4 litres in all, so she will finish some two litres short. That would be 3 % of her body mass, more than she wants. Two bottles of water from the feed zone bring it to 1.5 %.</p>
<h3>Breakfast, three hours before</h3>
<p>2 g/kg: 136 g. 120 g of oats (70 g), 300 ml of milk (14 g), a banana (25 g), 30 g of honey (24 g): 133 g. Close enough. Nothing new, little fibre.</p>
<h3>The two days before</h3>
<p>For efforts above 90 minutes 10 to 12 g/kg a day for 36 to 48 hours fill the store. 10 × 68 = <strong>680 g</strong>. It is a lot: five plates of rice, bread, juice, and less of everything else. She has found that 9 g/kg is what she can eat with pleasure, and stays at 610 g. The scale will show a kilogram more. Glycogen binds water.</p>
<h3>Check the sum</h3>
<p>Need about 490 g. Supply 320 g from pockets, and 170 g remain for the stores, which hold at least twice that. So she has a reserve for the part that nobody plans: a group that goes too fast on the second climb.</p>
<h3>If it goes wrong</h3>
<ul><li><strong>Stomach closes at hour three.</strong> Slow down for ten minutes, water only, then small sips. Intensity is what slows the gut most.</li><li><strong>A bottle is lost.</strong> 40 g less in one hour. Take a gel more in the next, not two at once.</li><li><strong>It becomes 32 °C.</strong> More water, same grams: weaker drink, more gels.</li></ul>
<h3>Afterwards</h3>
<p>No other effort is due within 8 hours, so there is no hurry. Normal meals fill the store within about a day. If she races again on Monday, it is 1.0 to 1.2 g/kg each hour for four hours, beginning at once.</p>
<h3>How sure is all this?</h3>
<p>Three of the numbers are good, three are guesses. Good: power, body mass, what is printed on the gels. Guesses: efficiency (19 to 24 % in cyclists, and her own is unknown), the share of carbohydrate, the size of the stores. Take efficiency at 24 and the share at 50 %: 375 g are needed. Take 20 and 70 %: 630 g. The plan must work for both. With 320 g from the pockets the stores have to give between 55 and 310 g, and the second number is what a well-filled rider can just about deliver. That is why the two days before are worth their rice, and why she would rather carry a gel too many.</p>
<h3>The same ride for somebody of 90 kg</h3>
<p>He pushes 245 W at the same pace, and turns over a third more energy: about 650 g of carbohydrate. His gut does not grow with his legs. Uptake per hour depends little on body mass, so he, too, gets 80 to 90 g an hour. The gap between need and supply is larger for large riders, and their stores, which do grow with muscle, have to fill it. For him the day before counts more than the gels.</p>
<h3>What to write on the stem</h3>
<p>Four lines on a strip of tape: <em>every 15 min a mouthful, a gel at 1:00, 2:00, 3:00, 3:45, cakes before 2:00, water at both zones.</em> In the third hour nobody does arithmetic.</p>`,
    sources: [papers.burke2011, papers.jeukendrup2014, papers.thomas2016, papers.sawka2007],
  }),
  reading({
    slug: 'ten-grams-more-each-week',
    title: 'Ten grams more each week: a log of a trained gut',
    minutes: 3,
    content: `<p><em>Log of a rider who felt sick above 50 g an hour. One long session a week, two and a half hours, always on Saturday, always the same breakfast. Complaints from 0 (none) to 10 (had to stop). An example.</em></p>
<table><thead><tr><th>Week</th><th>g per hour</th><th>Source</th><th>Complaints</th></tr></thead><tbody><tr><td>1</td><td>50</td><td>glucose drink</td><td>2</td></tr><tr><td>2</td><td>60</td><td>glucose drink</td><td>4</td></tr><tr><td>3</td><td>60</td><td>glucose and fructose, 2 to 1</td><td>2</td></tr><tr><td>4</td><td>70</td><td>2 to 1</td><td>5</td></tr><tr><td>5</td><td>70</td><td>2 to 1, smaller sips</td><td>2</td></tr><tr><td>6</td><td>80</td><td>2 to 1</td><td>3</td></tr><tr><td>7</td><td>80</td><td>2 to 1, race pace for an hour</td><td>6</td></tr><tr><td>8</td><td>80</td><td>2 to 1, race pace for an hour</td><td>3</td></tr></tbody></table>
<h3>What happened in the gut</h3>
<p>Glucose leaves the gut through a transporter that can be saturated: about 60 g an hour pass, however much is drunk. What does not pass stays, draws water, and is felt. Fructose has a door of its own. Week 3 held as much sugar as week 2 and hurt less, since it was shared between two doors.</p>
<p>The doors can be multiplied. After some days of high carbohydrate intake more glucose transporters appear in the gut wall; in animals this is well shown, in people it is inferred from better absorption and fewer complaints. Jeukendrup (2014) draws the conclusion that the gut should be trained like a muscle. The comparison limps, but the practice is right: it adapts to what it meets often.</p>
<h3>Three mistakes in the log</h3>
<ul><li><strong>Week 4.</strong> The bottle was emptied every half hour in one go. The stomach delivers in small portions when it is filled in small portions. Every ten to fifteen minutes is better.</li><li><strong>Week 7.</strong> Everything had been practised at an easy pace. At race pace blood goes to the legs and emptying slows down. A plan that was never tried at the intended speed was never tried.</li><li><strong>Fibre on Friday.</strong> The complaints of week 4 followed a dinner of beans. It stands nowhere in the table, and I found it in the diary by accident. Note the evening before.</li></ul>
<h3>The rules that came out of it</h3>
<ol><li>One change a week, and up only if the complaints were 3 or less.</li><li>First the mixture, then the amount.</li><li>One session in four at race intensity with the race's products.</li><li>Stop raising when the event does not need more. For two hours 60 g are plenty, and 90 g have never made a ten-kilometre runner faster.</li><li>Teeth: rinse with water. Acid and sugar for eight weeks are also an experiment on enamel.</li></ol>
<h3>Is more always better?</h3>
<p>Some professionals speak of 120 g an hour. Absorption of such amounts has been shown in trained guts. An advantage in performance over 90 g is not well established, and the price is paid in the stomach. Carbohydrate during exercise acts through two ways at least: it feeds the muscle over hours, and it tells the brain, within minutes, that food is coming. The second needs no grams to speak of; a mouth rinse does it.</p>
<h3>Your own first week</h3>
<p>Write down what you really take in an hour of your longest session. Most people who believe in sixty find thirty-five. Begin there.</p>`,
    sources: [papers.jeukendrup2014, papers.thomas2016, papers.burke2011],
  }),
  reading({
    slug: 'training-low-examined',
    title: 'Training low: a good signal, a missing result',
    minutes: 3,
    content: `<p><strong>The argument in favour.</strong> Endurance training makes mitochondria. The message to build them is stronger when glycogen is low. So train with empty stores now and then, and the same session will do more.</p>
<p>Each step has data behind it. Impey and colleagues (2018) gathered them: after exercise with low glycogen several signals in muscle are raised, enzymes of fat oxidation increase more over weeks, and fat oxidation during exercise goes up. They also proposed a frame, <em>fuel for the work required</em>: carbohydrate according to what the next session asks for, meal by meal. As a frame it is sensible, and most of it is about eating enough before hard work.</p>
<p><strong>The gap.</strong> Does it make anybody faster? Of the training studies that they review, only a minority found better performance. Many found none. Almost none found worse, in the laboratory, over some weeks.</p>
<p>A signal is not a result. A stronger fire alarm does not mean a better fire brigade. Between message and race lie the quality of the sessions that one can still do, sleep, infections, and whether one stays at it.</p>
<h3>The experiment that went further</h3>
<p>Burke and colleagues (2017) took elite race walkers through three weeks of intensified training on three diets: high carbohydrate, carbohydrate placed around sessions, and hardly any carbohydrate with much fat. All three groups raised their aerobic capacity. The group on fat burned fat at rates that were hardly believed before. It also needed more oxygen at the same speed, because a litre of oxygen yields less energy from fat. Their 10 km race did not improve, while the other two groups became faster.</p>
<p>High fat is an extreme and no training low. But it shows the trap in pure form: the adaptation arrived, it could be measured, and it was the wrong one for a race at high intensity.</p>
<h3>Three ways of doing it, by cost</h3>
<table><thead><tr><th>Way</th><th>What it costs</th><th>For whom</th></tr></thead><tbody><tr><td>Easy ride before breakfast, up to 75 min</td><td>little, if dinner was normal</td><td>healthy adults in base training</td></tr><tr><td>Second easy session without refilling between</td><td>a hard first session must come before; appetite at night</td><td>experienced athletes, once a week at most</td></tr><tr><td>Hard session, evening without carbohydrate, easy morning</td><td>sleep, mood, immunity</td><td>with supervision, in blocks of 1 to 3 weeks</td></tr></tbody></table>
<h3>For whom not</h3>
<ul><li>Athletes who grow.</li><li>Anybody with a history of disordered eating, bone stress injury or missed periods. Training low and low energy availability look alike from inside.</li><li>Before intervals, in the week of a competition, during illness and heat.</li></ul>
<h3>How to find out for yourself</h3>
<p>Two blocks of three weeks, the order decided by a coin. In one of them two easy sessions a week are done before breakfast, in the other after it, with everything else equal. Before and after each block: a 20-minute effort and the heart rate at a fixed easy power. One athlete is no trial, yet one will at least notice the costs. The likely finding is a difference within the error of the test. In that case take the way that tastes better.</p>`,
    sources: [papers.impey2018, papers.burke2017, papers.mountjoy2023],
  }),
  asking({
    slug: 'check-grams-and-bottles',
    title: 'Check: grams, fibres and bottles',
    minutes: 10,
    content: `<p>Seven questions, three of them with a calculator.</p>`,
    questions: [
      amount(
        'A runner weighs 66.0 kg before and 64.9 kg after 75 min. She drank 0.5 L and passed no urine. What is her sweat rate?',
        [1.28, 0.03, 'L/h'],
        '1.1 + 0.5 = 1.6 L in 1.25 h, which is 1.28 L/h. The deficit is 1.1 ÷ 66 = 1.7 % of body mass.',
      ),
      amount(
        'A match player of 75 kg plans 7 g/kg for the day before the match. How much carbohydrate is that?',
        [525, 1, 'g'],
        '7 × 75 = 525 g: about three times the amount of a light day at the lower end, which is why it has to be planned and not only intended.',
      ),
      amount(
        'At 250 W and an efficiency of 22 %, how much energy does the body turn over in one hour?',
        [4.09, 0.1, 'MJ'],
        '250 ÷ 0.22 = 1,136 W, times 3,600 s = 4.09 MJ. Some four-fifths of it become heat.',
      ),
      one(
        'Why can more be taken up from glucose with fructose than from glucose alone?',
        [
          'Fructose is burned by muscle directly',
          'Fructose prevents the loss of fluid',
          'Fructose empties faster from the stomach',
          'They pass the gut wall by different transporters',
        ],
        4,
        'The glucose transporter is saturated near 60 g an hour. Fructose has another, so the two together reach about 90 g. Most of the fructose is turned into glucose and lactate before muscle uses it.',
      ),
      order(
        'In which order do fibres lose their glycogen in long work at moderate intensity?',
        ['Slow fibres', 'Fast, fatigue-resistant fibres', 'Fast, fatigable fibres'],
        'Fibres empty in the order in which they are recruited. Harder work recruits the fast ones from the start and shifts the picture.',
      ),
      several(
        'Which statements about drinking hold?',
        [
          'Sodium in the drink makes drinking too much safe',
          'Nobody should finish heavier than at the start',
          'Two percent is a usual limit in the heat and debated in the cool',
          'Thirst is a fair guide in short efforts and cool weather',
        ],
        [2, 3, 4],
        'Hyponatraemia comes from more water than the body can lose. Sodium in sports drinks is far below that of blood and does not undo it.',
      ),
      match(
        'What does each kind of evidence on low-carbohydrate training show?',
        [
          ['Muscle samples after a session', 'Stronger signals'],
          ['Training studies of some weeks', 'Performance better in a minority'],
          ['Elite race walkers on much fat', 'More oxygen at the same speed'],
        ],
        'Signal, result and cost were found in different studies. None of them may stand in for another.',
      ),
    ],
  }),
]
