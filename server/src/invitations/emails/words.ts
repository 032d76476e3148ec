import { isolated } from '@touchline/domain/values/isolated'
import type { Language } from '@touchline/domain/values/language'
import { withoutLinks } from '@touchline/domain/values/without-links'
import { wordsMail as de } from '@touchline/text/invitations/de/words'
import { wordsMail as en } from '@touchline/text/invitations/en/words'
import { wordsMail as es } from '@touchline/text/invitations/es/words'
import { wordsMail as fr } from '@touchline/text/invitations/fr/words'

import { compose } from '#server/platform/mail/letter.ts'
import type { Mail } from '#server/platform/mail/mail.ts'

import type { JoinTeam } from '../queries/teams.ts'

const texts: Readonly<Record<Language, typeof en>> = { de, en, es, fr }

interface Words {
  readonly team: Pick<JoinTeam, 'id' | 'name'>
  /** The author; undefined if the account has no name yet. */
  readonly inviter: string | undefined
  readonly message: string
  /** The first name of the invited minor. */
  readonly child: string
  readonly to: string
  readonly language: Language
}

/** A message from staff to a minor, for a guardian to pass on. */
export function wordsLetter({ team, message, to, language, ...words }: Words): Mail {
  const mail = texts[language]
  const name = withoutLinks(team.name)
  const child = isolated(withoutLinks(words.child))
  const inviter = words.inviter && isolated(withoutLinks(words.inviter))
  return {
    kind: 'invitations.words_for_child',
    teamId: team.id,
    to,
    language,
    subject: mail.subject(isolated(words.child), team.name),
    ...compose({
      isToStrangers: true,
      language,
      heading: mail.subject(child, name),
      paragraphs: [mail.from(inviter, child), withoutLinks(message), mail.rule],
      footer: [mail.why(child)],
    }),
  }
}
