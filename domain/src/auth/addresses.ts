/** An e-mail address as it is stored and looked up. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase()
}

const longest = 255

/** Refuses what cannot be an address or be read as one, and what could smuggle a second header or recipient into a mail. */
export function isEmail(email: string): boolean {
  if (email.length > longest) return false
  const [, local, host] = /^([^@]+)@([^@]+)$/.exec(email) ?? []
  if (local === undefined || host === undefined || local.length > 64) return false
  if (!/^[^\s"(),:;<>[\]\\\p{C}\ufffd]+$/u.test(local) || /^\.|\.\.|\.$/.test(local)) return false
  return /^(?!-)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*$/u.test(host) && !/-$|-\./.test(host)
}

/** A phone number as the protocol stores it: digits, without the plus sign. */
export function normalizePhone(phone: string): string {
  return phone.trim().replace(/^\+/, '').replaceAll(' ', '')
}

/** E.164 without the plus sign. */
export function isPhone(phone: string): boolean {
  return /^[1-9]\d{1,14}$/.test(phone)
}
