/** The nine tasks offered to every team. */
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

/** The name of a task: presets in the reader's language, others as written. */
export function taskName(name: string, presets: Readonly<Record<PresetTask, string>>): string {
  const preset = presetTasks.find((one) => one === name)
  return preset === undefined ? name : presets[preset]
}
