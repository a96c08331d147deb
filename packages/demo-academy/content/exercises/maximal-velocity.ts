import type { DemoWritten } from '../types.ts'
import { amount, asking, one, order } from '../written.ts'
import { mean, near, says, sd, table } from './data.ts'

const FPS = 240
/** Ten steps of one flying run, counted in frames at 240 a second: contact and flight. */
const steps: readonly (readonly [contact: number, flight: number])[] = [
  [25, 29],
  [24, 30],
  [26, 29],
  [24, 31],
  [25, 28],
  [24, 30],
  [25, 30],
  [23, 31],
  [25, 29],
  [24, 30],
]
const DISTANCE = 21.4
const frames = steps.reduce((all, [contact, flight]) => all + contact + flight, 0)
const time = frames / FPS
const contact = mean(steps.map(([frame]) => frame)) / FPS
const flight = mean(steps.map(([, frame]) => frame)) / FPS
const rate = 1 / (contact + flight)
const speed = DISTANCE / time
const force = (contact + flight) / contact
const contactSd = sd(steps.map(([frame]) => (1000 * frame) / FPS))

export const velocityExercises: readonly DemoWritten[] = [
  asking({
    slug: 'exercise-ten-steps-in-frames',
    title: 'Exercise: ten steps, frame by frame',
    minutes: 45,
    content: `<p>A phone at ${FPS} frames a second, beside the track. For ten steps in a row somebody counted the frames from touch-down to toe-off (contact) and from there to the next touch-down (flight). The ten steps covered ${DISTANCE} m, between marks on the lane.</p>${table(
      ['Step', 'Contact, frames', 'Flight, frames'],
      steps.map(([one1, two], at) => [at + 1, one1, two]),
    )}<p>If you have a phone with slow motion: film ten steps of somebody first, count, and compare. One frame is ${says(1000 / FPS, 1)} ms.</p>`,
    questions: [
      amount(
        'What is the mean contact time?',
        near(1000 * contact, 0.8, 'ms'),
        `The contacts have a mean of ${says(contact * FPS, 1)} frames, ${says(contact * FPS, 1)} ÷ ${FPS} = ${says(1000 * contact, 1)} ms.`,
      ),
      amount(
        'What is the mean flight time?',
        near(1000 * flight, 0.8, 'ms'),
        `${says(flight * FPS, 1)} frames on average: ${says(1000 * flight, 1)} ms, a fifth longer than contact.`,
      ),
      amount(
        'How many steps a second is that?',
        near(rate, 0.04, '1/s'),
        `A step takes ${says(1000 * contact, 1)} + ${says(1000 * flight, 1)} = ${says(1000 * (contact + flight), 1)} ms; one over it is ${says(rate, 2)} steps a second.`,
      ),
      amount(
        'What is the mean velocity?',
        near(speed, 0.06, 'm/s'),
        `All frames together are ${frames}, ${says(time, 3)} s; ${DISTANCE} ÷ ${says(time, 3)} = ${says(speed, 2)} m/s.`,
      ),
      amount(
        'What must the mean vertical force during contact be, in body weights?',
        near(force, 0.03, ''),
        `Over a whole step the ground must carry the body once: force × contact = weight × (contact + flight). So it is ${says(1000 * (contact + flight), 1)} ÷ ${says(1000 * contact, 1)} = ${says(force, 2)} body weights.`,
      ),
      amount(
        'Whoever counts may be off by one frame at each end. By how many percent may one single contact be wrong, at most?',
        near((100 * 2) / (contact * FPS), 0.3, '%'),
        `Two frames of ${says(contact * FPS, 1)} are ${says((100 * 2) / (contact * FPS), 1)} %. Over ten steps errors of both signs shrink; one step should never be quoted alone.`,
      ),
      one(
        `The ten contacts scatter by ${says(contactSd, 1)} ms (standard deviation), a frame is ${says(1000 / FPS, 1)} ms. What follows?`,
        [
          'The runner is unusually even',
          'The phone is too slow for any use',
          'Contact must be counted from the other side',
          'Most of the scatter may be the counting itself',
        ],
        4,
        'Differences of less than a frame cannot be seen, and rounding alone scatters. Means of ten steps are useful; differences between single steps are not.',
      ),
      order(
        'Bring the steps from the film to the force into their order.',
        [
          'Mark the frames of touch-down and toe-off',
          'Count frames, and divide by the frame rate',
          'Take the mean of ten contacts and of ten flights',
          'Add the two to the time of a step',
          'Divide the time of a step by contact',
        ],
        'Means come before the ratio: dividing first and averaging then gives single, badly counted steps the same weight as good ones.',
      ),
    ],
  }),
]
