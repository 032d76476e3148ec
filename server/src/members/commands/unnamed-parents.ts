import type { guardianRoles } from '@touchline/domain/members/roles'
import { cutTo } from '@touchline/domain/values/cut-to'
import { bestLanguage, type Language } from '@touchline/domain/values/language'
import { members as german } from '@touchline/text/members/de'
import { members as english } from '@touchline/text/members/en'
import { members as spanish } from '@touchline/text/members/es'
import { members as french } from '@touchline/text/members/fr'

const texts: Readonly<Record<Language, typeof english>> = {
  en: english,
  fr: french,
  de: german,
  es: spanish,
}

/** What a form takes: the name is corrected there. */
const longestName = 100

interface Named {
  readonly firstName: string
  readonly lastName: string
}

/** A child, and what somebody is to it. */
interface ParentOf extends Named {
  readonly role: (typeof guardianRoles)[number]
}

/** Whom nobody has named is called by the relation and the child: "Mother of Lena Huber". */
export function nameOfUnnamed({ role, firstName, lastName }: ParentOf, language: string): Named {
  const called = texts[bestLanguage([language])].unnamedParent[role](firstName)
  return { firstName: cutTo(called, longestName), lastName }
}

/** Still called by a child, in whatever language the team had then. */
export function isUnnamed(parent: Named, children: readonly ParentOf[]): boolean {
  return Object.keys(texts).some((language) =>
    children.some((child) => {
      const called = nameOfUnnamed(child, language)
      return called.firstName === parent.firstName && called.lastName === parent.lastName
    }),
  )
}
