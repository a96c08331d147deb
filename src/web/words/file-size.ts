import { useFormatter } from 'use-intl'

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** Says bytes as people do: "1.4 GB". */
export function useFileSize(): (bytes: number) => string {
  const format = useFormatter()
  return bytes => {
    const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3))
    const value = bytes / 1000 ** step
    return format.number(value, {
      style: 'unit',
      unit: units[step] ?? 'byte',
      unitDisplay: step === 0 ? 'long' : 'short', // its short form knows no plural
      maximumFractionDigits: value < 10 && step > 0 ? 1 : 0,
    })
  }
}
