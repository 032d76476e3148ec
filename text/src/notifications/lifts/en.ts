/** What people hear about their lifts, in the centre, on the lock screen and by email. */
export const lifts = {
  forYou: (title: string) => `A lift for you: ${title}`,
  forChild: (names: string, title: string) => `A lift for ${names}: ${title}`,
  withYou: (name: string, title: string) => `${name} is coming in your car: ${title}`,
  severalWithYou: (count: number, title: string) =>
    `${count} people are coming in your car: ${title}`,
  lostYou: (title: string) => `You need a new lift: ${title}`,
  lostChild: (names: string, count: number, title: string) =>
    count === 1 ? `${names} needs a new lift: ${title}` : `${names} need a new lift: ${title}`,
  lostOther: (name: string, title: string) => `${name}’s lift is off: ${title}`,
  severalLost: (count: number, title: string) => `${count} lifts are off: ${title}`,
  changedYou: (title: string) => `Your lift has changed: ${title}`,
  changedChild: (names: string, title: string) => `The lift for ${names} has changed: ${title}`,
  driving: (title: string) => `You’re driving tomorrow: ${title}`,
  /** Facts in emails. */
  car: 'Car',
  legs: { there: 'Way there', back: 'Way back' },
  passengers: 'Passengers',
  toAccept: 'Please accept or decline the seat.',
  answerSeat: 'Accept or decline',
  lookAgain: 'Maybe another car has a seat.',
  find: 'Find a lift',
}
