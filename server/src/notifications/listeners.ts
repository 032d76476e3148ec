import type { JobData } from '#server/platform/jobs/jobs.ts'
import type { Listener } from '#server/platform/outbox/dispatcher.ts'
import type { Platform } from '#server/platform/platform.ts'

import {
  aboutCheck,
  aboutComingOfAge,
  aboutPictures,
  aboutTakingOver,
  aboutWithdrawal,
} from './commands/about-children.ts'
import {
  aboutClubDeletion,
  aboutClubRestoring,
  aboutDismissal,
  aboutManaging,
} from './commands/about-clubs.ts'
import {
  aboutAnswerToRequest,
  aboutForm,
  aboutPayout,
  aboutQuietRequest,
  readForms,
} from './commands/about-collections.ts'
import {
  aboutCancelling,
  aboutChange,
  aboutComment,
  aboutCreation,
  aboutDueReminder,
  aboutGuests,
  aboutMovingUp,
  aboutReminding,
  aboutRestoringEvent,
} from './commands/about-events.ts'
import {
  aboutAccepting,
  aboutApproval,
  aboutAsking,
  aboutRefusal,
} from './commands/about-joining.ts'
import { aboutLineUp, aboutResult } from './commands/about-matches.ts'
import {
  aboutClosedReport,
  aboutMessage,
  aboutReport,
  readAlong,
} from './commands/about-messages.ts'
import { aboutNewBrowser, aboutPassword } from './commands/about-sign-in.ts'
import { aboutTaskGiven, aboutTaskTakenBack } from './commands/about-tasks.ts'
import {
  aboutDeletion,
  aboutImport,
  aboutRestoring,
  aboutRights,
  aboutVerifying,
  aboutWebhook,
} from './commands/about-teams.ts'
import { tell, type Interpret } from './commands/tell.ts'

/** Which news people are told of, and what each means to them. */
const interpretations: Readonly<Record<string, Interpret>> = {
  'auth.new_sign_in': aboutNewBrowser,
  'auth.password_changed': aboutPassword,
  'teams.deleted': aboutDeletion,
  'teams.restored': aboutRestoring,
  'clubs.deleted': aboutClubDeletion,
  'clubs.restored': aboutClubRestoring,
  'clubs.manager_made': aboutManaging,
  'clubs.manager_dismissed': aboutDismissal,
  'members.changed': aboutRights,
  'members.imported': aboutImport,
  'children.guardian_verified': aboutVerifying,
  'children.pictures_asked': aboutPictures,
  'children.consent_withdrawn': aboutWithdrawal,
  'children.check_ending': aboutCheck,
  'children.coming_of_age': aboutComingOfAge,
  'children.came_of_age': aboutTakingOver,
  'invitations.asked': aboutAsking,
  'invitations.approved': aboutApproval,
  'invitations.declined': aboutRefusal,
  'invitations.joined': aboutAccepting,
  'events.created': aboutCreation,
  'events.invited': aboutCreation,
  'events.changed': aboutChange,
  'events.cancelled': aboutCancelling,
  'events.restored': aboutRestoringEvent,
  'events.moved_up': aboutMovingUp,
  'events.reminded': aboutReminding,
  'events.reminder_due': aboutDueReminder,
  'events.commented': aboutComment,
  'events.guests_asked': aboutGuests,
  'messages.sent': aboutMessage,
  'messages.reported': aboutReport,
  'messages.report_closed': aboutClosedReport,
  'attendance.task_given': aboutTaskGiven,
  'attendance.task_taken_back': aboutTaskTakenBack,
  'leagues.line_up_published': aboutLineUp,
  'leagues.result_entered': aboutResult,
  'collections.invited': aboutForm,
  'collections.relief_asked': aboutQuietRequest,
  'collections.request_answered': aboutAnswerToRequest,
  'integrations.webhook_stopped': aboutWebhook,
  'collections.payout_changed': aboutPayout,
}

export function notificationsListeners(platform: Platform): readonly Listener[] {
  const telling = Object.entries(interpretations).map(([on, interpret]): Listener => ({
    on,
    name: `notifications.tell_${on.replace('.', '_')}`,
    run: (payload, id) => tell(platform, { id, payload }, interpret),
  }))
  const reading = { on: 'messages.read', name: 'notifications.read_along' }
  const filling = ['collections.billed', 'collections.booked'].map((on) => ({
    on,
    name: `notifications.read_${on.replace('.', '_')}`,
    run: (payload: JobData) => readForms(platform, payload),
  }))
  return [...telling, ...filling, { ...reading, run: (payload) => readAlong(platform, payload) }]
}
