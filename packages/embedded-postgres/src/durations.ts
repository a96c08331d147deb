// Durations with their unit in the name; all return milliseconds.
export const seconds = (count: number): number => count * 1000
export const minutes = (count: number): number => seconds(count * 60)
