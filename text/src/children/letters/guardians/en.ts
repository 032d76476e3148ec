import { withFullStop } from '@touchline/domain/values/full-stop'

/** Emails to guardians about each other. */
export const guardianMail = {
  action: 'Open profile',
  why: 'Sent to this child’s guardians and the club’s safeguarding contact.',
  consents: {
    anotherGuardian: 'Another guardian',
    one: (who: string, answer: string, child: string) => `${who} answered for ${child}: ${answer}`,
    several: (who: string, child: string) => `${who} updated ${child}’s consents`,
    rule: 'Disagree? Give your own answer: a single “no” counts.',
  },
  birthDate: {
    subject: (child: string) => `Confirm ${child}’s new date of birth`,
    askedBy: (who: string) => `${who} entered a date that makes them an adult.`,
    untilThen: 'Confirm or reject it in the profile.',
  },
  linked: {
    subject: {
      mother: (child: string, team: string) => `You’ve been added as ${child}’s mother in ${team}`,
      father: (child: string, team: string) => `You’ve been added as ${child}’s father in ${team}`,
      guardian: (child: string, team: string) =>
        `You’ve been added as ${child}’s guardian in ${team}`,
      other: (child: string, team: string) =>
        `You’ve been added as a contact for ${child} in ${team}`,
    },
    by: (who: string) => `${who} added you to the roster.`,
    now: (child: string) => `You can answer for ${child} now.`,
    notMe: 'A mistake? Open the profile and press “Not me”.',
    profileOf: (child: string) => `Open ${child}’s profile`,
    why: (team: string) => `Sent because your address is on the roster of ${withFullStop(team)}`,
  },
  homes: {
    subject: {
      proposed: (who: string, child: string) => `${who} suggests two homes for ${child}`,
      agreed: (who: string, child: string) => `${who} agreed: two homes for ${child}`,
      dropped: (who: string, child: string) => `${who} dropped the plan for ${child}’s two homes`,
      ended: (who: string, child: string) => `${who} ended ${child}’s two homes`,
      lapsed: (_who: string, child: string) => `${child}’s two homes have ended`,
    },
    text: {
      proposed: 'Look at the days, then agree or decline.',
      agreed: 'Now only the parent who has the child that day is asked and reminded.',
      dropped: 'Nothing changes.',
      ended: 'You’re both asked and reminded again.',
      lapsed: 'The other parent no longer has access. You’re asked and reminded on all days.',
    },
  },
  erasure: {
    asked: (child: string, team: string, day: string) =>
      `${child}’s data will be deleted from ${team} on ${day}`,
    askedBy: (who: string) => `${who} asked for this.`,
    stoppable: (day: string) => `You can stop it in the profile until ${day}.`,
    stopped: (child: string, team: string) => `${child} stays in ${team} for now`,
    stoppedBy: (who: string) => `${who} stopped the deletion.`,
    clubDecides: 'Nothing was deleted. It’s up to the club now.',
  },
}
