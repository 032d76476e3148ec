interface Named {
  readonly firstName: string
  readonly lastName: string
}

export function nameOf({ firstName, lastName }: Named): string {
  return `${firstName} ${lastName}`.trim()
}
