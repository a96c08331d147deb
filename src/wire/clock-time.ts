/** A length or position on a clock: 9:12, 1:04:05. */
export function clockTime(lengthSeconds: number): string {
  const whole = Math.max(0, Math.round(lengthSeconds))
  const two = (count: number) => String(count).padStart(2, '0')
  const [h, min] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60)]
  return `${h > 0 ? `${h}:${two(min)}` : min}:${two(whole % 60)}`
}
