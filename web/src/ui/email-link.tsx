/** An address that opens the mail app. */
export function EmailLink({ email }: { email: string }) {
  return (
    <a className="wrap-anywhere text-ink underline underline-offset-3" href={mailAddress(email)}>
      {email}
    </a>
  )
}

/** The mailto: URL of an address. */
export function mailAddress(email: string): string {
  return `mailto:${email}`
}
