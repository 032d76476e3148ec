/** What someone brings or does for the team; these nine are offered. */
export const presetTasks = [
  'balls',
  'water_bottles',
  'captain',
  'laundry',
  'jerseys',
  'car',
  'food',
  'referee',
  'first_aid',
] as const
export type PresetTask = (typeof presetTasks)[number]

/** What a task is called: a preset in the reader's words, the team's own as it was written. */
export function taskName(name: string, presets: Readonly<Record<PresetTask, string>>): string {
  const preset = presetTasks.find((one) => one === name)
  return preset === undefined ? name : presets[preset]
}
