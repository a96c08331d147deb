/** The most places for others that one order has. */
export const MOST_SEATS = 500

/** What was bought where it is places for others, such as `12 places of Lactate testing`; the course itself otherwise. */
export function placesOf(title: string, seats: number | null): string {
  if (seats === null) return title
  return seats === 1 ? `A place of ${title}` : `${seats} places of ${title}`
}

/** How many places for others a payment says that it is for; null where it says nothing of that. */
export function seatsIn({ seats }: Readonly<Record<string, string>>): number | null {
  const count = Number(seats)
  return Number.isInteger(count) && count >= 1 && count <= MOST_SEATS ? count : null
}
