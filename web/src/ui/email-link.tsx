/** A stored address: one tap opens the mail app. */
export function EmailLink({ email }: { email: string }) {
  return (
    <a className="wrap-anywhere text-ink underline underline-offset-3" href={mailAddress(email)}>
      {email}
    </a>
  )
}

/** Writes to a stored address. */
export function mailAddress(email: string): string {
  return `mailto:${email}`
}
