import { useLanguage } from './language.tsx'

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** 1536 as "1.5 kB", in the reader's language. */
export function useBytes(): (bytes: number) => string {
  const { language } = useLanguage()
  return (bytes) => {
    const step = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10))
    return new Intl.NumberFormat(language, {
      style: 'unit',
      unit: units[step] ?? 'byte',
      // English only has a unit for bytes in the long form.
      unitDisplay: step === 0 ? 'long' : 'short',
      maximumFractionDigits: step === 0 ? 0 : 1,
    }).format(bytes / 1024 ** step)
  }
}
