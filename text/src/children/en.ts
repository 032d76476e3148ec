import type { ConsentKind, ConsentState } from '@touchline/domain/children/consents'

const kinds: Record<ConsentKind, { readonly title: string; readonly text: string }> = {
  membership: {
    title: 'Membership data',
    text: 'The team keeps name, date of birth and position to run the team.',
  },
  pictures_team: {
    title: 'Pictures inside the team',
    text: 'Photos and videos that only members of the team see.',
  },
  pictures_public: {
    title: 'Pictures in public',
    text: 'Photos on public pages. Never the full name together with a picture of a minor.',
  },
  health: {
    title: 'Health data',
    text: 'Allergies, injuries and an emergency contact. Coaches see it during the season; each look is recorded.',
  },
  third_parties: {
    title: 'Passing on to others',
    text: 'Giving data to the league, the association or an insurance when they ask for it.',
  },
}

const states: Record<ConsentState, string> = {
  yes: 'Yes',
  no: 'No',
  unanswered: 'Not answered',
}

const withdrawn: Record<ConsentKind, string> = {
  membership: 'Withdrawn. The team’s admins have been asked to remove the data.',
  pictures_team: 'Withdrawn. The profile photo is hidden. Admins have been asked to remove others.',
  pictures_public: 'Withdrawn. The team’s admins have been asked to take public photos down.',
  health: 'Withdrawn. Coaches can’t see it any more. We erase it within a day.',
  third_parties: 'Withdrawn. The team’s admins know they can’t pass anything on any more.',
}

export const children = {
  consents: {
    title: 'Consents',
    intro: 'All optional, and off by default.',
    kinds,
    states,
    given: (name: string, day: string) => `Answered by ${name} on ${day}`,
    givenAs: { guardian: 'Answers as guardian', self: 'Answers for themselves' },
    unansweredIsNo: 'No answer counts as “no”.',
    onlyGuardians: 'Guardians answer for minors.',
    withdrawn,
    together: 'In your country, children this age have to agree too.',
    disagree: 'Guardians disagree. “No” counts until they change it.',
    childAgrees: 'My child is here with me and agrees',
    askChild: 'Your child has to agree too.',
    childAgreed: 'Your child agreed too',
    newWording: 'The text has changed. Read it again.',
  },
  guardians: {
    verifiedHow: {
      email: 'Verified by email',
      staff: 'Verified by staff',
      demo: 'Part of the demo club',
    },
    verify: 'Confirm as guardian',
    verifyTitle: (name: string, child: string) => `Is ${name} really ${child}’s guardian?`,
    verifyText: 'Guardians see the child’s data and answer for them.',
    verifyDone: (name: string) => `${name} is confirmed`,
    block: 'End access',
    blockTitle: (name: string, child: string) => `End ${name}’s access to ${child}?`,
    blockText: 'For example after a court order.',
    blockReason: 'Reason (only admins see it)',
    endedOn: (day: string, by: string | null) =>
      by === null ? `Access ended on ${day}.` : `${by} ended access on ${day}.`,
    noReason: 'No reason given.',
    blockDone: 'Access ended',
    unblock: 'Restore access',
    unblockDone: 'Access restored',
    verifyRefused: 'Ask another admin to confirm you.',
    blockRefused: 'Only admins can end a guardian’s access.',
    liftedElsewhere: 'Access was ended in another team. Restore it there.',
  },
  checks: {
    title: 'Background checks',
    about: 'If on, staff need a valid check to open teams with minors. Record checks first.',
    paper: (name: string) => `In your country: ${name}`,
    wanted: 'Staff need a background check',
    wantedHint: 'Only the result and its dates. Don’t keep the document.',
    wantTitle: 'Require background checks?',
    want: 'Require checks',
    excludedStaff: (count: number) =>
      count === 1
        ? '1 person below has no valid check and can’t open teams with minors.'
        : `${count} people below have no valid check and can’t open teams with minors.`,
    excludedMe: {
      until_recorded: 'You too, until another manager records your check.',
      nobody_records: 'You too. Add another manager first, who can record your check.',
    },
    failed: 'Couldn’t load the background checks',
    manager: 'Club manager',
    standings: {
      missing: 'Missing',
      not_passed: 'Not passed',
      ended: 'Ended',
      ending: 'Ends soon',
      valid: 'Valid',
    },
    notRecorded: 'Not recorded',
    until: (day: string) => `until ${day}`,
    recordedBy: (name: string) => `recorded by ${name}`,
    record: 'Record',
    recordFor: (name: string) => `Background check of ${name}`,
    ownRefused: 'Ask another manager to record your check.',
    forget: 'Remove record',
    forgetText: 'They’ll count as not checked.',
    forgotten: 'Record removed',
    dialogHint: 'We’ll remind you 60 and 14 days before.',
    state: 'Result',
    states: { passed: 'Seen, no concerns', not_passed: 'Not passed' },
    checkedOn: 'Date of the check',
    endsOn: 'Valid until',
    pastDay: 'Choose today or an earlier day',
    laterDay: 'Choose a day after the check',
  },
  comingOfAge: {
    title: 'Turning 18 soon',
    you: (day: string) =>
      `From ${day}, you decide here and your guardians’ access ends. Their consents stay until you change them.`,
    yourChild: (name: string, day: string) =>
      `From ${day}, ${name} decides here and your access ends.`,
    somebody: (name: string, day: string) =>
      `From ${day}, ${name} decides here and the guardians’ access ends.`,
    noAddress: (name: string) =>
      `${name} has no account yet. Add their email address and we’ll invite them that day.`,
    isAsked: (name: string) => `${name} has no account yet. We’ll email an invitation that day.`,
  },
  birthDate: {
    isRight: (name: string) => `Is ${name}’s new date of birth right?`,
    waits: (name: string) => `A guardian has to confirm ${name}’s new date of birth`,
    change: (from: string, to: string) => `From ${from} to ${to}`,
    askedBy: (who: string) => `Added by ${who}. Until you confirm, the old date counts.`,
    none: 'no date',
    confirm: 'Confirm',
    reject: 'Reject',
  },
  data: {
    title: 'Your child’s data',
    about: 'Copy, correct or erase your child’s data.',
    copy: 'Request a copy',
    copyAsked: 'We’ll email you when your copy is ready.',
    erase: 'Erase from the team',
    eraseTitle: (name: string) => `Erase ${name} from the team?`,
    eraseText:
      'Your child leaves the team. In 14 days, their personal data here is erased. Until then, you, other guardians and the safeguarding contact can stop it.',
    erasureAsked: 'Erasure planned. You can cancel for 14 days.',
    willBeErased: (name: string, day: string) => `${name} will be erased on ${day}`,
    askedBy: (who: string) => `${who} asked for this.`,
    askedByYou: 'You asked for this.',
    ifStopped: 'If you stop it, the club decides what happens.',
    stop: 'Stop erasure',
    takeBack: 'Cancel erasure',
    stoppedTitle: (name: string) => `${name} is not being erased`,
    stoppedBy: (who: string) => `${who} stopped it. The club decides now.`,
    keep: 'Keep in the team',
    eraseNow: 'Erase now',
    help: 'Privacy and help for young people',
    failed: 'That didn’t work. Try again.',
  },
}
