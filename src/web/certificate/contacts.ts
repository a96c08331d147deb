/** A path in a box of 179 by 11: what a force plate writes of three contacts, each a first peak and a push. */
export const contacts = [18, 73, 128]
  .reduce((path, start) => `${path}H${start}c3 0 3.4-8 7-9c3.6-1 5 3 8 1.6s5.6-1.4 9 2.4s5.4 5 8 5`, 'M0 10.4')
  .concat('H179')
