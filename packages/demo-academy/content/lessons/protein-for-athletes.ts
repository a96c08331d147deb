import { loadPapers } from '../papers/load-monitoring.ts'
import { nutritionPapers as papers } from '../papers/nutrition.ts'
import type { DemoWritten } from '../types.ts'
import { amount, asking, match, one, order, reading, several } from '../written.ts'

export const proteinLessons: readonly DemoWritten[] = [
  reading({
    slug: 'three-athletes-three-targets',
    title: 'Three athletes, three targets: choosing grams per kilogram',
    minutes: 4,
    content: `<p>A target begins with a person. Here are three, with the reasoning that leads to a number, and the number that would be an answer to another question.</p>
<h3>Leïla, 58 kg, runs 90 km a week</h3>
<p>She eats a lot, mostly pasta and fruit, and asks whether runners need protein at all. They do: an hour of running oxidises some amino acids, and muscle is repaired like anybody's. Position statements give 1.2 to 1.6 g/kg for endurance athletes in energy balance. With 1.4 she needs 58 × 1.4 = <strong>81 g</strong> a day. A three-day record shows 74 g. So her protein is nearly right, and raising it is not the point. Her energy may be. At 90 km a week the first question is whether she eats enough of everything, and that is the subject of another reading.</p>
<h3>Marek, 92 kg, wants to gain muscle</h3>
<p>He lifts four times a week and drinks three shakes a day. Morton and colleagues (2018) put 49 trials together: gains in fat-free mass rose with daily intake up to about 1.6 g/kg and not visibly beyond, with a 95 % interval from 1.0 to 2.2. What does the interval mean for Marek? It says that the bend is uncertain. It lies at 1.6 in the best guess, and 2.2 is a margin for those who want to be sure. He takes 1.8: 92 × 1.8 = <strong>166 g</strong>. With food alone he reaches 140. One shake closes the gap. The second and the third feed his habit.</p>
<p>The size of the promise matters as well. The average gain from supplements over some months in those trials was about 0.3 kg of fat-free mass. Training did the rest.</p>
<h3>Jo, 70 kg, has to lose 4 kg before the season</h3>
<p>In a deficit protein has a second task: to protect muscle while fat goes. Recommendations rise to 1.6 to 2.4 g/kg. Jo takes 2.0: <strong>140 g</strong>. At 2,000 kcal a day this is 560 kcal, 28 % of the energy. The rest has to hold the carbohydrate for training and enough fat. With 4 kg in ten weeks, about 0.4 kg a week, all of it fits. With 4 kg in three weeks it does not, and no amount of protein repairs a plan like that.</p>
<table><thead><tr><th></th><th>Body mass</th><th>g/kg</th><th>g per day</th><th>4 meals of</th></tr></thead><tbody><tr><td>Leïla</td><td>58 kg</td><td>1.4</td><td>81</td><td>20 g (0.35 g/kg)</td></tr><tr><td>Marek</td><td>92 kg</td><td>1.8</td><td>166</td><td>41 g (0.45 g/kg)</td></tr><tr><td>Jo</td><td>70 kg</td><td>2.0</td><td>140</td><td>35 g (0.5 g/kg)</td></tr></tbody></table>
<h3>Per kilogram of what?</h3>
<p>Of body mass, in athletes of ordinary build. In a heavy person with much fat the number becomes silly: 130 kg × 2.0 = 260 g. There one uses a target mass, or fat-free mass with other values, and says so.</p>
<h3>When the answer is "see a physician first"</h3>
<ul><li>Known kidney disease. In healthy athletes high intakes have not been shown to harm kidneys; with disease other rules hold.</li><li>A child or an adolescent who is put on a high-protein plan by an adult.</li><li>An athlete whose talk circles around food. A target in grams can be fuel for an eating disorder. Refer, and drop the scale.</li></ul>
<h3>How often to change it</h3>
<p>When body mass or aim changes. Not weekly. A target within ±0.2 g/kg of the best one does the same work, as far as anybody has measured.</p>`,
    sources: [papers.morton2018, papers.jager2017, papers.thomas2016],
  }),
  reading({
    slug: 'a-tuesday-in-food',
    title: 'A Tuesday in food: 112 grams without a shaker',
    minutes: 3,
    content: `<p>Numbers become meals here. The athlete has 70 kg and a target of 1.6 g/kg, 112 g. Training is from five to half past six. There is an office with a fridge and no kitchen. The protein values are rounded; tables differ by brand and by cooking.</p>
<table><thead><tr><th>Time</th><th>Food</th><th>Protein</th></tr></thead><tbody><tr><td>7:15</td><td>80 g oats (10 g), 300 ml milk (10 g), a handful of berries</td><td>20 g</td></tr><tr><td>10:30</td><td>200 g skyr (22 g), a banana (1 g)</td><td>23 g</td></tr><tr><td>13:00</td><td>100 g drained tuna (25 g), 100 g bread (9 g), tomatoes</td><td>34 g</td></tr><tr><td>16:15</td><td>two slices of toast with honey</td><td>4 g</td></tr><tr><td>19:30</td><td>200 g cooked lentils (18 g), 200 g cooked rice (5 g), yogurt 100 g (4 g)</td><td>27 g</td></tr><tr><td>22:00</td><td>a glass of milk, 200 ml</td><td>7 g</td></tr></tbody></table>
<p>Sum: 20 + 23 + 34 + 4 + 27 + 7 = <strong>115 g</strong>, or 1.64 g/kg. Four of the six occasions lie between 20 and 34 g, which is 0.29 to 0.49 g/kg. Nothing was weighed after the first week.</p>
<h3>What the day does on purpose</h3>
<ul><li><strong>Breakfast is the weak meal of most people.</strong> Bread and jam have 8 g. Exchanging jam for milk and oats gives 12 g more, before the day has begun to go wrong.</li><li><strong>The snack before training has almost none.</strong> An hour before intervals the stomach wants carbohydrate. The tuna from one o'clock is still being digested.</li><li><strong>Dinner is vegetarian.</strong> Lentils and rice complement each other: one lacks methionine, the other lysine. Plant proteins are digested somewhat less completely and hold less leucine, so take rather 0.4 g/kg than 0.3, and nobody has to count amino acids.</li><li><strong>There is no drink within the half hour.</strong> Dinner comes an hour after training and is early enough.</li></ul>
<h3>The same day, gone wrong</h3>
<p>Meeting until two, no tuna. A cheese roll from the station (14 g) in its place, 20 g less. What now? A second portion of skyr in the evening gives them back. A day is a long time. Even a day of 85 g once in a week is a rounding error: over a week the mean is 111 g.</p>
<h3>Price</h3>
<p>Work it out per 20 g of protein in your own shop: price of the pack, divided by the grams of protein in it, times 20. Lentils and milk are usually at the cheap end, fish and lean meat at the other, and whey powder lies somewhere between. Powder is convenient. It is no better than food, and it can carry what is not on the label. Whoever is subject to doping controls takes only products tested by batch (Maughan and colleagues, 2018).</p>
<h3>Your task</h3>
<p>Write down one of your own Tuesdays, in portions and from memory. Estimate the protein of each meal to the nearest 5 g. Then look up three foods that you were unsure of. Most people find two things: the total is nearer to the target than they had feared, and breakfast is the gap.</p>`,
    sources: [papers.jager2017, papers.thomas2016, papers.maughan2018],
  }),
  asking({
    slug: 'check-dose-and-day',
    title: 'Check: dose and day',
    minutes: 8,
    content: `<p>Five questions on how much and how often.</p>`,
    questions: [
      amount(
        'An athlete of 64 kg aims at 1.6 g/kg a day in four equal meals. How much protein is in each?',
        [25.6, 0.6, 'g'],
        '64 × 1.6 = 102.4 g a day, and 102.4 ÷ 4 = 25.6 g, which is 0.4 g/kg per meal.',
      ),
      order(
        'Order these by how much they matter for gaining muscle, the weightiest first.',
        [
          'Resistance training itself',
          'Protein of the whole day',
          'How it is spread over the meals',
          'The minutes between training and the first portion',
        ],
        'In the pooled trials training did most of the work. Daily intake comes next; distribution is a refinement, and timing loses nearly all of its effect once the daily amount is accounted for.',
      ),
      one(
        'In 49 trials the gain in fat-free mass stopped rising at 1.6 g/kg a day, with a 95 % interval from 1.0 to 2.2. What does this interval say?',
        [
          'Each trial used between 1.0 and 2.2 g/kg',
          'Nearly all athletes need between 1.0 and 2.2 g/kg',
          'The place of the bend is uncertain by that much',
          'Above 2.2 g/kg protein does harm',
        ],
        3,
        'It is an interval for an estimate, the point at which the line bends. It describes neither the spread of needs among people nor the range of doses, and harm was not the question.',
      ),
      several(
        'A study gave 100 g of protein at once and saw a larger and longer response than with 25 g. What follows?',
        [
          'The plateau near 20 to 25 g belongs to the hours in which it was measured',
          'One meal a day builds as much muscle as four over months',
          'The kind of protein and the time of observation must be named with a plateau',
          'Protein beyond 25 g in a meal is not simply wasted',
        ],
        [1, 3, 4],
        'The study followed synthesis for twelve hours. It takes away a firm upper limit; it did not measure muscle over months, so the comparison of one meal with four is still open.',
      ),
      match(
        'Which daily range fits which situation?',
        [
          ['Endurance athlete in energy balance', '1.2 to 1.6 g/kg'],
          ['Strength training to gain muscle', '1.6 to 2.2 g/kg'],
          ['Losing fat while training', '1.6 to 2.4 g/kg'],
        ],
        'The ranges overlap, since needs do. In a deficit the upper end is used to protect muscle.',
      ),
    ],
  }),
  reading({
    slug: 'the-window-and-its-frame',
    title: 'The window and its frame: why thirty minutes became a law',
    minutes: 4,
    content: `<p><strong>The claim:</strong> after training a window opens. It closes within half an hour. Who has not drunk a shake by then has trained for nothing.</p>
<p>It is one of the few rules of nutrition that people follow to the minute, in changing rooms, with the shoes still on. Where does it come from, and what is left of it?</p>
<h3>What is true in the beginning</h3>
<p>After resistance exercise muscle responds to amino acids with more synthesis than at rest. Give protein at once and synthesis rises; give nothing and breakdown outweighs it. Laboratory studies of the 1990s and 2000s showed this again and again, mostly in people who had fasted overnight, trained in the morning and were then observed for three to five hours.</p>
<p>Read the conditions once more. <em>Fasted overnight.</em> In such a person the first protein of the day is urgent, window or not. An athlete who had lunch at one and trains at five still has amino acids arriving from the gut.</p>
<h3>From hours to months</h3>
<p>Synthesis over an afternoon is no muscle. Schoenfeld, Aragon and Krieger (2013) therefore gathered trials in which protein was given close to training in one group and not in the other, and strength or size was measured after weeks. The first calculation showed an advantage for size. Then they did what makes the paper worth reading: they looked at how much protein each group had eaten per day. The groups with timing had mostly eaten <em>more</em>, since the shake came on top. With the daily amount in the model, the effect of timing was no longer visible.</p>
<p>So the window was, for the larger part, a second helping.</p>
<h3>How long is it open, then?</h3>
<p>The muscle stays sensitised for at least a day after a hard session. It becomes less so hour by hour, without a door that shuts. Areta and colleagues (2013) gave 80 g over twelve hours of recovery in three rhythms, and the one with 20 g every three hours did best. That is a study about rhythm over half a day. It is hard to reconcile with a law of thirty minutes.</p>
<h3>When an early portion makes sense</h3>
<ul><li>You trained fasted. Then eat soon; an hour is fine.</li><li>The next meal is more than three or four hours away.</li><li>Two sessions lie on one day, and carbohydrate has to be refilled anyway. There minutes do count, for glycogen.</li><li>You will forget otherwise. Habit is an honest reason.</li></ul>
<h3>When it does not</h3>
<p>If a bottle of something sweet replaces dinner. If a junior athlete feels guilty on the bus. If the team spends its only refrigerator on powder while breakfast has 8 g.</p>
<h3>What the evidence cannot exclude</h3>
<p>The trials are short and small, and a small advantage of timing in highly trained people might escape them. If it exists, it is worth less than 0.3 kg over some months, the average that all supplements together reached. Whoever competes at the Olympic Games may spend attention on that. Everybody else has larger gaps.</p>
<h3>A test for any rule in nutrition</h3>
<p>Ask three questions. In which state were the people studied? How many hours, and was it a signal or a tissue that was measured? And did the groups differ in something else, above all in the total? The window failed at all three, and it is still open in a thousand changing rooms.</p>`,
    sources: [papers.schoenfeld2013, papers.areta2013, papers.morton2018, papers.jager2017],
  }),
  reading({
    slug: 'energy-that-is-left',
    title: 'The energy that is left: a calculation that must not become a diagnosis',
    minutes: 5,
    content: `<p>Energy availability asks what remains for the body after training has been paid: for bone, hormones, immunity, warmth and thought. The formula is short, and each of its three terms is hard to know.</p>
<p><strong>Energy availability = (energy eaten − energy of exercise) ÷ fat-free mass</strong>, in kcal per kg of fat-free mass and day.</p>
<h3>A worked example</h3>
<p>A runner of 60 kg with 20 % fat has 48 kg of fat-free mass. Her record says 2,100 kcal. Her watch says that training cost 600 kcal above resting. (2,100 − 600) ÷ 48 = <strong>31 kcal/kg</strong>.</p>
<p>Where does that lie? Loucks and Thuma (2003) set availability in a laboratory, for five days, in women who menstruated regularly. Below 30 kcal/kg of fat-free mass the pulses of luteinising hormone changed. At 45 the women were taken to be in balance. Thirty became famous, and since then it has been used as if it were a border on a map.</p>
<h3>Now add the errors</h3>
<table><thead><tr><th>If…</th><th>kcal/kg</th></tr></thead><tbody><tr><td>all as recorded</td><td>31.3</td></tr><tr><td>she really ate 15 % more (2,415)</td><td>37.8</td></tr><tr><td>she really ate 15 % less (1,785)</td><td>24.7</td></tr><tr><td>training cost 20 % more (720)</td><td>28.8</td></tr><tr><td>training cost 20 % less (480)</td><td>33.8</td></tr></tbody></table>
<p>Such errors are ordinary. People forget to write down, or eat less because they are writing. Watches miss by tens of percent. A day is not a week. The result for one runner on one record lies somewhere between 25 and 38, on both sides of the famous line.</p>
<h3>And add the biology</h3>
<p>The five days were in a laboratory, with few women, sedentary ones, and one hormone. Later work, summed up in the consensus of Mountjoy and colleagues (2023), describes a continuum: how long, how low, how old somebody is, how much stress there is, whether carbohydrate is short as well. Some women keep a normal cycle below 30, some lose it above. In men the values are lower and less certain.</p>
<h3>So what is it good for?</h3>
<p>For a direction. If a record that is likely to miss food gives 45, there is no reason for worry from this side. If it gives 18, something is wrong, with the record or with the runner, and both deserve a conversation. In between the number is silent, and the body speaks:</p>
<ul><li>periods that become irregular or stop, or never began by 15,</li><li>a bone stress injury, above all a second one,</li><li>loss of libido or of morning erections in men,</li><li>infections, low mood, cold hands, sleep that does not refresh,</li><li>performance that stands still in spite of training,</li><li>rules about food that grow stricter.</li></ul>
<h3>Who does what</h3>
<ol><li><strong>You,</strong> as coach or sports scientist: notice, speak in private, say what you have seen and not what you think it is. "You had two stress fractures, and I would like a physician to look at it with you."</li><li><strong>The physician</strong> excludes other causes, looks at blood and bone, and decides about training.</li><li><strong>The dietitian</strong> finds a way to eat more that this person can stand.</li><li><strong>A psychologist</strong> belongs to it when eating has become frightening.</li></ol>
<p>What you do not do: calculate availability for a squad from diaries and send a list. It would be wrong for many of them, hurtful for some, and it would teach all of them to write down what you want to read.</p>
<h3>And protein?</h3>
<p>With low availability a body burns amino acids for energy. More protein without more energy is a better brick for a house whose builders have gone home.</p>`,
    sources: [papers.loucks2003, papers.mountjoy2023],
  }),
  reading({
    slug: 'what-a-month-on-the-scale-can-show',
    title: 'What a month on the scale can show',
    minutes: 3,
    content: `<p>Body mass is measured to 0.1 kg, and it swings by 0.7 kg from morning to morning in a person who neither gains nor loses anything. Salt, carbohydrate, bowels, a late dinner, the day of the cycle. How long must one weigh to see muscle?</p>
<h3>The noise of one morning</h3>
<p>Take 0.7 kg as the standard deviation of single mornings. The difference between two mornings has 0.7 × 1.41 = 0.99 kg. In 95 of 100 cases it lies within ±1.9 kg although nothing has happened. A single weighing in January and a single one in February cannot show anything smaller than two kilograms. They are the two weighings that most people make.</p>
<h3>Averages</h3>
<p>Weigh on three mornings a week for four weeks: twelve values. If their errors are independent, the mean has a standard error of 0.7 ÷ √12 = 0.20 kg. Two such months differ by chance with 0.29 kg, so within ±0.56 kg in 95 of 100.</p>
<table><thead><tr><th>Compared</th><th>Change that stands out (95 %)</th></tr></thead><tbody><tr><td>two single mornings</td><td>1.9 kg</td></tr><tr><td>two weeks of three mornings</td><td>1.1 kg</td></tr><tr><td>two months of twelve mornings</td><td>0.6 kg</td></tr></tbody></table>
<p>A very good month of training and food adds 0.2 to 0.5 kg of muscle. It hides in the noise of the best monthly mean. After three months it is 0.6 to 1.5 kg, and then it can be seen, provided that fat and water stood still. Neither does.</p>
<h3>Water is the loud neighbour</h3>
<p>A gram of glycogen is stored with about three grams of water. Fill up 400 g before a race, and the scale shows 1.6 kg that nobody has built. Begin with creatine, and in the first weeks a kilogram or so of water comes with it. A hot session takes 1.5 kg off, and the bottle brings it back. Whoever weighs after training measures drinking.</p>
<h3>A routine that can find something</h3>
<ol><li>After waking, after the toilet, before drinking, in the same clothes or none.</li><li>Three mornings a week, fixed ones, for instance Tuesday, Thursday, Saturday. Not the morning after a feast, by plan and not by mood.</li><li>Write down, do not look. A curve is drawn once a month, as one dot.</li><li>Beside it something else that muscle moves: the load for eight repetitions, the girth of the thigh at a mark, a photograph in the same light. Each is noisy, and the noises are strangers to each other.</li></ol>
<h3>Who should not weigh</h3>
<p>Children. Athletes with a present or past eating disorder. Squads in front of each other, ever. If a number in the morning decides about the mood of the day, the scale costs more than it tells, and the load on the bar tells nearly as much.</p>
<h3>What to say after a month</h3>
<p>"Your mean went up by 0.4 kg. It could be muscle, water or chance, and I cannot tell which. Your eight repetitions went from 60 to 65 kg. Let us go on." It is not much. But it is true, and it stays true in three months, when the mean has gone up by 1.1 and the sentence can be a better one.</p>`,
    sources: [loadPapers.hopkins2000, papers.thomas2016, papers.mountjoy2023],
  }),
  asking({
    slug: 'check-timing-and-scale',
    title: 'Check: timing, energy and the scale',
    minutes: 8,
    content: `<p>Five questions on the minutes, on what is left of energy, and on what a scale can see.</p>`,
    questions: [
      amount(
        'A cyclist eats 2,400 kcal, trains for 750 kcal and has 50 kg of fat-free mass. What is the energy availability?',
        [33, 0.5, 'kcal/kg'],
        '(2,400 − 750) ÷ 50 = 33 kcal per kg of fat-free mass. With 15 % error in food it lies anywhere between 26 and 40, so it is a direction and no diagnosis.',
      ),
      one(
        'Why did the effect of timing vanish in the meta-analysis once the total protein of the day was in the model?',
        [
          'The groups with timing had mostly eaten more protein as well',
          'Synthesis was measured too late',
          'Timing acts on strength and not on size',
          'The trials used too much protein in both groups',
        ],
        1,
        'The shake came on top of the usual food in many trials. What looked like the hour was the helping.',
      ),
      several(
        'Which signs should make a coach think of low energy availability and refer?',
        [
          'A second bone stress injury',
          'A mass that swings by 0.5 kg from day to day',
          'Rules about food that grow stricter',
          'Periods that have stopped',
        ],
        [1, 3, 4],
        'Bone, cycle and behaviour speak. A swing of half a kilogram is what every healthy body does.',
      ),
      amount(
        'Single mornings vary with a standard deviation of 0.8 kg. What is the standard error of the mean of 16 independent mornings?',
        [0.2, 0.005, 'kg'],
        '0.8 ÷ √16 = 0.8 ÷ 4 = 0.2 kg. Four times as many mornings halve the noise.',
      ),
      one(
        'An athlete gains 1.5 kg within four days of high carbohydrate before a race. What is it, for the most part?',
        ['Muscle', 'Fat', 'Salt', 'Glycogen and the water with it'],
        4,
        'About 400 g of glycogen with roughly three times its mass of water make 1.6 kg. Neither muscle nor fat is built at such speed.',
      ),
    ],
  }),
]
