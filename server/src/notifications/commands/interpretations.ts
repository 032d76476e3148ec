import {
  aboutCheck,
  aboutComingOfAge,
  aboutNotTheParent,
  aboutPictures,
  aboutSizes,
  aboutTakingOver,
  aboutWithdrawal,
} from './about-children.ts'
import {
  aboutClubDeletion,
  aboutClubRestoring,
  aboutDocument,
  aboutRoleEnded,
  aboutExit,
  aboutRoleGiven,
  aboutRegistration,
  aboutWebsiteHost,
} from './about-clubs.ts'
import {
  aboutAnswerToRequest,
  aboutForm,
  aboutPayout,
  aboutQuietRequest,
} from './about-collections.ts'
import {
  aboutChange,
  aboutComment,
  aboutCreation,
  aboutDueReminder,
  aboutGuests,
  aboutLateWithdrawal,
  aboutShortage,
  aboutPromotion,
  aboutReminding,
} from './about-events.ts'
import { aboutFine, aboutUndoneFine } from './about-fines.ts'
import { aboutBirthDate, aboutGuardian, aboutHandOver } from './about-guardians.ts'
import {
  aboutAccepting,
  aboutDisowning,
  aboutApproval,
  aboutAsking,
  aboutRefusal,
} from './about-joining.ts'
import {
  aboutCarChanged,
  aboutDriving,
  aboutSeatFreed,
  aboutSeatLost,
  aboutSeatOffered,
  aboutSeatTaken,
} from './about-lifts.ts'
import { aboutLineUp, aboutResult } from './about-matches.ts'
import { aboutClosedReport, aboutMessage, aboutReport } from './about-messages.ts'
import { aboutSeason } from './about-season.ts'
import { aboutNewBrowser, aboutPassword } from './about-sign-in.ts'
import { aboutTaskGiven, aboutTaskTakenBack } from './about-tasks.ts'
import {
  aboutDeletion,
  aboutImport,
  aboutRestoring,
  aboutRights,
  aboutVerifying,
  aboutWebhook,
} from './about-teams.ts'
import type { ToNotices } from './notify.ts'

/** Which events become notifications, and for whom. */
export const interpretations: Readonly<Record<string, ToNotices>> = {
  'auth.new_sign_in': aboutNewBrowser,
  'auth.password_changed': aboutPassword,
  'teams.deleted': aboutDeletion,
  'teams.restored': aboutRestoring,
  'clubs.deleted': aboutClubDeletion,
  'clubs.restored': aboutClubRestoring,
  'clubs.member_exited': aboutExit,
  'clubs.document_shared': aboutDocument,
  'registrations.received': aboutRegistration,
  'websites.host_failed': aboutWebsiteHost,
  'clubs.role_given': aboutRoleGiven,
  'clubs.role_ended': aboutRoleEnded,
  'members.changed': aboutRights,
  'members.imported': aboutImport,
  'members.guardian_linked': aboutVerifying,
  'members.guardian_disowned': aboutNotTheParent,
  'members.sizes_asked': aboutSizes,
  'members.birth_date_waiting': aboutBirthDate,
  'children.guardian_acted': aboutGuardian,
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
  'invitations.disowned': aboutDisowning,
  'events.created': aboutCreation,
  'events.invited': aboutCreation,
  'events.season_published': aboutSeason,
  'events.change_announced': aboutChange,
  'events.moved_up': aboutPromotion,
  'events.withdrawn_late': aboutLateWithdrawal,
  'events.reminded': aboutReminding,
  'events.reminder_due': aboutDueReminder,
  'events.commented': aboutComment,
  'events.guests_asked': aboutGuests,
  'events.hand_over_noted': aboutHandOver,
  'messages.sent': aboutMessage,
  'messages.reported': aboutReport,
  'messages.report_closed': aboutClosedReport,
  'attendance.short_of_players': aboutShortage,
  'attendance.task_given': aboutTaskGiven,
  'attendance.task_taken_back': aboutTaskTakenBack,
  'lifts.seat_offered': aboutSeatOffered,
  'lifts.seat_lost': aboutSeatLost,
  'lifts.car_changed': aboutCarChanged,
  'lifts.seat_taken': aboutSeatTaken,
  'lifts.seat_freed': aboutSeatFreed,
  'lifts.reminder_due': aboutDriving,
  'leagues.line_up_published': aboutLineUp,
  'leagues.result_entered': aboutResult,
  'collections.invited': aboutForm,
  'cashbox.fined': aboutFine,
  'cashbox.fine_undone': aboutUndoneFine,
  'collections.relief_asked': aboutQuietRequest,
  'collections.request_answered': aboutAnswerToRequest,
  'integrations.webhook_stopped': aboutWebhook,
  'collections.payout_changed': aboutPayout,
}
