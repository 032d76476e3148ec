import { invitationStates } from '@touchline/domain/invitations/invitation-state'
import { maxMessageLength } from '@touchline/domain/invitations/messages'
import { z } from 'zod'

import { day, email, requiredLine, id, instant, paragraph, phone } from '../wire/values.ts'

export const teamKey = z.object({ teamId: id })
export const invitationKey = teamKey.extend({ invitationId: id })
export const requestKey = teamKey.extend({ requestId: id })

const guardianRole = z.enum(['father', 'mother', 'guardian', 'other'])

/** The person a personal invitation is for: a roster member or a parent. */
export const person = z.object({ kind: z.enum(['member', 'guardian']), id })

/**
 * Either `emails`: addresses as typed, one or several per entry; invalid ones or more than fifty
 * return `invalid_input` with `fields.emails` `invalid` (and the list `invalid`) or `too_many`
 * (and `limit`). Or `person`, at their stored address unless `email` gives another.
 */
export const newInvitations = teamKey.extend({
  emails: z.array(paragraph(400)).min(1).max(2000).optional(),
  person: person.optional(),
  email: email.optional(),
  message: paragraph(maxMessageLength).optional(),
})

export const invitationChange = invitationKey.extend({ action: z.enum(['resend', 'revoke']) })

/** Lower case, each once. */
export const notInvited = z.object({ emails: z.array(z.string()) })

/** The result for each address, in the order typed, without duplicates. */
export const invitationResults = z.object({
  results: z.array(
    z.object({
      email: z.string(),
      outcome: z.enum(['invited', 'already_invited', 'already_member']),
      invitationId: id.nullable(),
      /** Who got the message: never a minor. Null without a message or an email. */
      messageTo: z.enum(['invitee', 'guardians', 'nobody']).nullable(),
    }),
  ),
})

export const invitation = z.object({
  id,
  email: z.string(),
  state: z.enum(invitationStates),
  /** The person the accepting account becomes; `name` is null for a placeholder. */
  person: z.object({
    kind: z.enum(['placeholder', 'member', 'guardian']),
    id: id.nullable(),
    name: z.string().nullable(),
  }),
  invitedBy: z.string().nullable(),
  createdAt: instant,
  sentAt: instant.nullable(),
  openedAt: instant.nullable(),
  acceptedAt: instant.nullable(),
  expiresAt: instant,
})

export const invitationsQuery = teamKey.extend({
  cursor: id.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
})

export const invitationsPage = z.object({
  invitations: z.array(invitation),
  nextCursor: id.nullable(),
})

/** The shared link and code. They don't expire; an admin can reset them. */
export const joinLink = z.object({
  code: z.string(),
  link: z.url(),
  /** The link as a QR code, row by row: 1 is dark. Readers add the light margin. */
  qr: z.array(z.string().regex(/^[01]+$/)),
  /** Joining waits for staff. Always true in a team with minors. */
  approval: z.boolean(),
  /** The roster or the age group has minors: approval can't be turned off. */
  hasMinors: z.boolean(),
  /** A team of adults, by its age group and roster. */
  isForAdults: z.boolean(),
  mayReset: z.boolean(),
  mayChangeApproval: z.boolean(),
})

/** `reset` creates a new link and code; the old ones stop working. */
export const joinLinkChange = teamKey.extend({
  reset: z.literal(true).optional(),
  approval: z.boolean().optional(),
})

/** All that visitors see of a team before joining. */
export const teamSummary = z.object({ id, name: z.string(), sport: z.string() })

/** A link, code or invitation for joining. */
export const joinCredential = z.object({
  kind: z.enum(['link', 'code', 'invitation']),
  value: requiredLine(200),
})

export const joinTargetQuery = teamKey.extend({ key: joinCredential })

/** Null for a visitor, who only sees the team's name and sport. */
export const joinDetails = z.object({
  /** Adult players wait for approval. */
  approval: z.boolean(),
  /** A team of adults: asks for no birth date or child. */
  isForAdults: z.boolean(),
  /** The age for an own account in the club's country. */
  ownAccountAge: z.int(),
  /** A child below that age must agree when a parent asks to join for it. */
  asksChild: z.boolean(),
  /** The account's current relation to the team. */
  standing: z.enum(['none', 'waiting', 'guardian', 'member']),
  invitation: z
    .object({
      kind: z.enum(['placeholder', 'member', 'guardian']),
      /** The link was emailed to another address: joining needs `otherAddress: true`. */
      isOtherAddress: z.boolean(),
      /** The invited person; null for a placeholder, and for readers with another address. */
      firstName: z.string().nullable(),
      lastName: z.string().nullable(),
      /** The children of an invited guardian, by first name. */
      children: z.array(z.string()),
      /** Neither roster nor account has the invited person's birth date: ask for it. */
      asksDateOfBirth: z.boolean(),
    })
    .nullable(),
})

export const openedJoinTarget = z.object({ team: teamSummary, details: joinDetails.nullable() })

export const joiningChild = z.object({
  firstName: requiredLine(80),
  lastName: requiredLine(80),
  dateOfBirth: day,
})

/** Who joins. Roles in the link or body are ignored. */
export const joiningPerson = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('player'),
    firstName: requiredLine(80),
    lastName: requiredLine(80),
    /** Not asked in a team of adults. */
    dateOfBirth: day.optional(),
    phone: phone.optional(),
  }),
  z.object({
    kind: z.literal('parent'),
    firstName: requiredLine(80),
    lastName: requiredLine(80),
    phone: phone.optional(),
    role: guardianRole,
    child: joiningChild,
    /** The child is present and agrees; required where the law asks both. */
    childAgrees: z.boolean().optional(),
  }),
  /** The invited person. */
  z.object({ kind: z.literal('invited'), dateOfBirth: day.optional() }),
])

export const joinInput = teamKey.extend({
  key: joinCredential,
  who: joiningPerson,
  /** Confirms that the invitation was sent to another address. */
  otherAddress: z.boolean().optional(),
})

export const joinResult = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('joined'),
    teamId: id,
    /** For an invited parent: the children they now answer for. */
    children: z.array(z.object({ memberId: id, firstName: z.string() })),
  }),
  z.object({ kind: z.literal('waiting'), teamId: id, requestId: id }),
])

export const joinCodeQuery = z.object({ code: requiredLine(40) })

/** A roster row that may be the applicant: same name, no conflicting birth date. */
export const proposal = z.object({
  memberId: id,
  firstName: z.string(),
  lastName: z.string(),
  dateOfBirth: day.nullable(),
  jerseyNumber: z.string().nullable(),
})

export const joinRequest = z.object({
  id,
  kind: z.enum(['player', 'parent']),
  via: z.enum(['link', 'code', 'invitation']),
  firstName: z.string(),
  lastName: z.string(),
  /** Null for people who sign in by phone. */
  email: z.string().nullable(),
  phone: z.string().nullable(),
  dateOfBirth: day.nullable(),
  child: joiningChild.extend({ dateOfBirth: day.nullable(), role: guardianRole }).nullable(),
  /** The roster row or parent the invitation was for. */
  invited: z.object({ kind: z.enum(['member', 'guardian']), id, name: z.string() }).nullable(),
  proposals: z.array(proposal),
  mayDecide: z.boolean(),
  createdAt: instant,
})

export const joinRequests = z.object({ requests: z.array(joinRequest) })

export const decision = requestKey.extend({
  approve: z.boolean(),
  /** When approving: the roster row of the player or child; a new one if omitted. */
  memberId: id.optional(),
  /** When declining: a note for the person. */
  note: paragraph(300).optional(),
})

export const decisionResult = z.object({
  id,
  state: z.enum(['approved', 'declined']),
  memberId: id.nullable(),
})

export const ownJoinRequest = z.object({
  id,
  team: teamSummary,
  kind: z.enum(['player', 'parent']),
  childName: z.string().nullable(),
  /** The child of an approved parent. */
  childId: id.nullable(),
  state: z.enum(['waiting', 'approved', 'declined']),
  createdAt: instant,
})

export const ownJoinRequests = z.object({ requests: z.array(ownJoinRequest) })

export type JoiningPerson = z.infer<typeof joiningPerson>
export type JoinCredential = z.infer<typeof joinCredential>
export type JoinInput = z.infer<typeof joinInput>
export type JoinResult = z.infer<typeof joinResult>
export type NewInvitations = z.infer<typeof newInvitations>
export type Decision = z.infer<typeof decision>
export type InvitationResults = z.infer<typeof invitationResults>
export type Invitation = z.infer<typeof invitation>
export type JoinLink = z.infer<typeof joinLink>
export type JoinRequest = z.infer<typeof joinRequest>
export type OpenedJoinTarget = z.infer<typeof openedJoinTarget>
export type DecisionResult = z.infer<typeof decisionResult>
export type OwnJoinRequest = z.infer<typeof ownJoinRequest>
