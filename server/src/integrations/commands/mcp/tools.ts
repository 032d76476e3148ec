import { answerEvent } from './answer-event.ts'
import { createEvent } from './create-event.ts'
import { myTeams } from './my-teams.ts'
import { myWeek } from './my-week.ts'
import { sendReminder } from './send-reminder.ts'
import type { Tool } from './tool.ts'

/** What an assistant can do, in the order of a conversation. */
export const tools: readonly Tool[] = [myTeams, myWeek, answerEvent, createEvent, sendReminder]
