/** Topics people choose notifications for, each by push, email, both or neither. */
export const topics = ['new_events', 'changes', 'reminders', 'messages', 'money'] as const

export type Topic = (typeof topics)[number]

export function isTopic(word: string): word is Topic {
  return topics.some((one) => one === word)
}
