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
  membership: 'Withdrawn. Those who run the team are told, and have to take the data out.',
  pictures_team:
    'Withdrawn. The picture in the profile is no longer shown to the team. Those who run the team are told, and have to take out others.',
  pictures_public:
    'Withdrawn. Those who run the team are told, and have to take public pictures down.',
  health: 'Withdrawn. Coaches no longer see it, and it is erased within a day.',
  third_parties: 'Withdrawn. Those who run the team are told, and may pass on nothing any more.',
}

export const children = {
  consents: {
    title: 'Consents',
    intro: 'All optional and off by default.',
    kinds,
    states,
    given: (name: string, day: string) => `Answered by ${name} on ${day}`,
    givenAs: { guardian: 'Answers as guardian', self: 'Answers for themselves' },
    unansweredIsNo: 'Not answered counts as no.',
    onlyGuardians: 'Only a guardian answers for a minor, and adults answer for themselves.',
    dateOfBirthMissing: 'Enter the date of birth first: without it only a guardian can answer.',
    withdrawn,
    together:
      'In your country a child of this age says yes together with you. Please read it together.',
    disagree: 'Guardians disagree. “No” counts until the person who said it changes it.',
    childAgrees: 'My child is here with me and agrees',
    askChild: 'First ask your child, please: only both yeses together count.',
    childAgreed: 'The child said yes, too',
    newWording: 'The wording has changed. Please read it again.',
  },
  guardians: {
    title: 'Guardians',
    verified: 'Verified',
    verifiedHow: {
      email: 'Verified by e-mail',
      staff: 'Verified by staff',
      demo: 'Part of the demo club',
    },
    notVerified: 'Not verified yet',
    noAccount: 'Has no account yet',
    blocked: 'Access ended by the club',
    verify: 'Confirm as guardian',
    verifyTitle: (name: string, child: string) => `Is ${name} really the guardian of ${child}?`,
    verifyText: 'A verified guardian sees what concerns the child and answers for it.',
    verifyDone: (name: string) => `${name} is a verified guardian`,
    block: 'End access',
    blockTitle: (name: string, child: string) => `End the access of ${name} to ${child}?`,
    blockText:
      'For example by order of a court. The person no longer sees anything about the child.',
    blockReason: 'Reason, for admins only',
    endedOn: (day: string, by: string | null) =>
      by === null ? `Access was ended on ${day}.` : `Access was ended on ${day} by ${by}.`,
    noReason: 'No reason was noted.',
    blockDone: 'Access ended',
    unblock: 'Give access again',
    unblockDone: 'Access given again',
    verifyRefused: 'Another admin has to confirm your own guardianship.',
    blockRefused: 'Only admins can end a guardian’s access.',
    liftedElsewhere: 'Blocked in another team of the club. Access is given again there.',
    minor: 'Minor',
    childOf: (names: string) => `Child of ${names}`,
  },
  checks: {
    title: 'Background checks',
    about:
      'Off at first. When they are wanted, staff without a valid check cannot open teams with minors. What you record before counts from then on.',
    paper: (name: string) => `In your country: ${name}`,
    wanted: 'Staff needs a background check',
    wantedHint: 'Kept are only the result, its date and its end. Never keep the paper itself.',
    wantTitle: 'Ask for background checks?',
    want: 'Ask for them',
    keptOut: (count: number) =>
      count === 1
        ? '1 person below has no valid check, and cannot open teams with minors from now on.'
        : `${count} people below have no valid check, and cannot open teams with minors from now on.`,
    keptOutMe: {
      until_recorded: 'You are one of them, until another manager records your check.',
      nobody_records:
        'You are one of them, and there is no other manager who could record your check. Make somebody a manager first.',
    },
    failed: 'The background checks could not be reached',
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
    ownRefused: 'Another manager of the club records your own check.',
    forget: 'Take this record away',
    forgetText: 'The person counts as not checked then. A new check can be recorded at any time.',
    forgotten: 'Record taken away',
    dialogHint: 'A reminder comes 60 and 14 days before the end.',
    state: 'Result',
    states: { passed: 'Seen, nothing against it', not_passed: 'Not passed' },
    checkedOn: 'Date of the check',
    endsOn: 'Valid until',
    pastDay: 'Please choose a day that is not ahead',
    laterDay: 'Please choose a day after the check',
  },
  comingOfAge: {
    title: 'Coming of age soon',
    you: (day: string) =>
      `From ${day} on you decide for yourself here: your data, your answers, your consents. The access of your guardians ends on that day. You don’t need to do anything.`,
    yourChild: (name: string, day: string) =>
      `From ${day} on ${name} decides alone here, and your access as a guardian ends.`,
    somebody: (name: string, day: string) =>
      `From ${day} on ${name} decides alone here, and the access of the guardians ends.`,
    noAddress: (name: string) =>
      `${name} has no account yet. Enter the email address of ${name} here, and we will send an invitation on that day.`,
    isAsked: (name: string) =>
      `${name} has no account yet. On that day an invitation goes to the email address given here.`,
  },
  birthDate: {
    isRight: (name: string) => `Is ${name}’s new date of birth right?`,
    waits: (name: string) => `A guardian has to confirm ${name}’s new date of birth`,
    change: (from: string, to: string) => `From ${from} to ${to}`,
    askedBy: (who: string) => `${who} entered it. The old date counts until it’s confirmed.`,
    none: 'no date',
    confirm: 'Confirm',
    reject: 'Reject',
  },
  data: {
    title: 'Data of your child',
    about: 'You can copy, correct and erase what the team knows about your child.',
    copy: 'Make a copy',
    copyAsked: 'The copy is being made. You find it on your account page, and get an e-mail.',
    erase: 'Erase from the team',
    eraseTitle: (name: string) => `Erase ${name} from the team?`,
    eraseText:
      'In 14 days, for good: contact data, birth date, health data, consents, notes and pictures. Your child leaves the team. The other guardians and the safeguarding person are told now and can stop it; you can take it back.',
    erasureAsked: 'Noted. You can take it back for 14 days.',
    willBeErased: (name: string, day: string) => `${name} will be erased on ${day}`,
    askedBy: (who: string) => `${who} asked for this.`,
    askedByYou: 'You asked for this.',
    ifStopped: 'If you stop it, the club decides.',
    stop: 'Stop erasure',
    takeBack: 'Cancel erasure',
    stoppedTitle: (name: string) => `${name} is not being erased`,
    stoppedBy: (who: string) => `${who} stopped the erasure. The club decides now.`,
    keep: 'Keep in the team',
    eraseNow: 'Erase now',
    help: 'Privacy, and help for young people',
    failed: 'This did not work',
  },
}
