/** What somebody brings or does for the team; every team starts with these nine. */
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
