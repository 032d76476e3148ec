import { useNumbers } from './use-numbers.ts'

/** A stored number, called by a tap and written as people write it abroad. */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a className="figures whitespace-nowrap" href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
      {useShownPhone(phone)}
    </a>
  )
}

/** The number as it is stored, until the numbering plans are here. */
export function useShownPhone(phone: string): string {
  return usePhones()(phone)
}

/** Any stored number as people write it abroad; as it is stored, until the numbering plans are here. */
export function usePhones(): (phone: string) => string {
  const numbers = useNumbers()
  // Beside other words a number stays whole.
  return (phone) => numbers?.shownFrom(phone).replaceAll(' ', '\u00A0') ?? phone
}
