import type { Answer } from './answers.ts'

/** An invited person: the reader of the feed or their child. */
export interface InviteeInFeed {
  readonly firstName: string
  readonly relation: 'self' | 'child'
  readonly answer: Answer | null
}

interface TitledEvent {
  readonly title: string
  /** Named where a feed has several teams. */
  readonly team: string | undefined
  readonly asked: readonly InviteeInFeed[]
}

/**
 * "Ben · Lions U12: Practice": names the reader's children who may come, with a cross if all of
 * them declined.
 */
export function feedEventTitle({ title, team, asked }: TitledEvent): string {
  const isOff = isDeclined(asked)
  const coming = isOff ? asked : asked.filter(({ answer }) => answer !== 'not_going')
  const children = coming.flatMap(({ relation, firstName }) =>
    relation === 'child' ? [firstName] : [],
  )
  const whose = [children.join(', '), team].filter(Boolean).join(' · ')
  return `${isOff ? '× ' : ''}${whose === '' ? title : `${whose}: ${title}`}`
}

export function isDeclined(asked: readonly Pick<InviteeInFeed, 'answer'>[]): boolean {
  return asked.length > 0 && asked.every(({ answer }) => answer === 'not_going')
}
