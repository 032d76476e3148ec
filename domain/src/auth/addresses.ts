/** An e-mail address as it is stored and looked up. */
export function normalEmail(email: string): string {
  return email.trim().toLowerCase()
}

const longest = 255

/** Refuses what cannot be an address, and what could smuggle a second header or recipient into a mail. */
export function isEmail(email: string): boolean {
  if (email.length > longest) return false
  const [, local, host] = /^([^@]+)@([^@]+)$/.exec(email) ?? []
  if (local === undefined || host === undefined || local.length > 64) return false
  if (!/^[^\s"(),:;<>[\]\\\p{Cc}]+$/u.test(local) || /^\.|\.\.|\.$/.test(local)) return false
  return /^(?!-)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*$/u.test(host) && !/-$|-\./.test(host)
}
