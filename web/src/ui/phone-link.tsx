import { useNumbers } from './use-numbers.ts'

/** A stored number, called by a tap and written as people write it abroad. */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a className="figures whitespace-nowrap" href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
      {useShownPhone(phone)}
    </a>
  )
}

/** A stored number as people write it abroad, in one piece beside other words. */
export function ShownPhone({ phone }: { phone: string }) {
  return <span className="whitespace-nowrap">{useShownPhone(phone)}</span>
}

/** The number as it is stored, until the numbering plans are here. */
export function useShownPhone(phone: string): string {
  return useNumbers(phone !== '')?.shownFrom(phone) ?? phone
}

/** Any stored number for a sentence, where it stays whole; as it is stored, until the numbering plans are here. */
export function usePhones(isNeeded: boolean): (phone: string) => string {
  const numbers = useNumbers(isNeeded)
  return (phone) => numbers?.shownFrom(phone).replaceAll(' ', '\u00A0') ?? phone
}
