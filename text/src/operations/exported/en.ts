/** To the managers of a club whose data an operator has exported; only the server reads these. */
export const clubExportedLetter = {
  subject: (name: string) => `The operator exported the data of ${name}`,
  body: (name: string, reason: string) =>
    `An operator of this site has made a file with all data of ${name} and its teams. The reason given: ${reason}`,
  ask: 'Didn’t your club ask for this? Reply to the people who run this site.',
  why: (name: string) => `You get this email because you manage ${name}.`,
}
