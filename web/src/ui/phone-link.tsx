import { useNumbers } from './use-numbers.ts'

/** A phone number that calls on a tap, in international format. */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a
      className="figures whitespace-nowrap text-ink underline underline-offset-3"
      href={callAddress(phone)}
    >
      {useShownPhone(phone)}
    </a>
  )
}

/** The tel: URL of a stored number. */
export function callAddress(phone: string): string {
  return `tel:${dialled(phone)}`
}

/** The sms: URL of a stored number, with an optional text. */
export function messageAddress(phone: string, words?: string): string {
  const address = `sms:${dialled(phone)}`
  return words === undefined ? address : `${address}?&body=${encodeURIComponent(words)}`
}

function dialled(phone: string): string {
  return phone.replaceAll(/[^\d+]/g, '')
}

/** A phone number in international format without a link, for use in text. */
export function ShownPhone({ phone }: { phone: string }) {
  return <span className="whitespace-nowrap">{useShownPhone(phone)}</span>
}

/** Unformatted until the library is loaded. */
function useShownPhone(phone: string): string {
  // Short numbers without a prefix stay as they are.
  return useNumbers(phone.startsWith('+'))?.shownFrom(phone) ?? phone
}

/** Formats stored numbers without line breaks; unformatted until the library is loaded. */
export function usePhones(isNeeded: boolean): (phone: string) => string {
  const numbers = useNumbers(isNeeded)
  return (phone) => numbers?.shownFrom(phone).replaceAll(' ', '\u00A0') ?? phone
}
