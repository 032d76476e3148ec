/** The columns of the table of teams: number, name, sport, age, format, boys or girls, remove. */
export const teamsGrid =
  'grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_2.75rem] items-start gap-x-3 gap-y-2 lg:grid-cols-[1.75rem_minmax(10rem,2fr)_minmax(8rem,1.2fr)_minmax(8rem,1fr)_minmax(6.5rem,0.8fr)_minmax(7rem,1fr)_2.75rem] lg:[&_label]:sr-only'
