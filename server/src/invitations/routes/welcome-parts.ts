import { escaped } from '#server/platform/html.ts'

import type { WelcomeText } from '../emails/welcome-words.ts'

/** The team's crest and the club's name. */
export function teamPart(crest: string | undefined, club: string | null): string {
  if (crest === undefined && club === null) return ''
  const picture = crest === undefined ? '' : `<img src="${escaped(crest)}" alt="">`
  return `<div class="team">${picture}<p>${escaped(club ?? '')}</p></div>`
}

/** First and last name, as far as known. */
export function nameFields(
  text: WelcomeText,
  { firstName, lastName }: { readonly firstName: string; readonly lastName: string },
): string {
  const field = (name: 'firstName' | 'lastName', value: string): string =>
    `<label class="field">${escaped(text[name])}<input name="${name}" value="${escaped(value)}" required maxlength="80" autocomplete="${name === 'firstName' ? 'given-name' : 'family-name'}"></label>`
  return `${field('firstName', firstName)}\n${field('lastName', lastName)}`
}

export function hiddenFields(fields: Readonly<Record<string, string>>): string {
  return Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`)
    .join('')
}

export function nextButton(path: string, label: string): string {
  return `<p><a class="button" href="${path}">${escaped(label)}</a></p>`
}
