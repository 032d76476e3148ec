/** To the managers of a club whose data an operator has exported; only the server reads these. */
export const clubExportedLetter = {
  subject: (name: string) => `The operator exported the data of ${name}`,
  body: (name: string, reason: string) =>
    `An operator of this site exported all data of ${name} and its teams. Reason given: ${reason}`,
  ask: 'Didn’t your club ask for this? Reply to the people who run this site.',
  why: (name: string) => `Sent because you manage ${name}.`,
}
