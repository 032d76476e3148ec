const people = (count: number) => (count === 1 ? '1 person' : `${count} people`)
/** Nobody counts further: more are as good as that. */
const unread = (count: number) =>
  count === 1 ? '1 new message' : `${count > 99 ? 'More than 99' : count} new messages`

/** Conversations of a team, and what is said in them. */
export const messages = {
  title: 'Messages',
  newMessage: 'New message',
  conversations: 'Conversations',
  failed: 'The conversations could not be loaded',
  older: 'Show more',
  choose: 'Choose a conversation',
  teams: 'Messages of which team?',

  empty: {
    title: 'Start a conversation',
    note: 'Members must have joined the team to read and write messages.',
    addMembers: 'Add members',
  },

  search: {
    label: 'Search messages',
    found: 'Messages with these words',
    nothing: 'No message has these words.',
    failed: 'The search did not work',
  },

  name: {
    team: 'Whole team',
    staff: 'Staff',
    players: 'Players',
    guardians: 'Parents',
    nobody: 'Nobody else any more',
  },

  row: {
    unread,
    mentioned: 'You are mentioned',
    muted: 'Muted',
    pinned: 'On top',
    announcement: 'Announcement',
    notSent: 'Not sent',
    mine: (words: string) => `You: ${words}`,
    by: (name: string, words: string) => `${name}: ${words}`,
    formerMember: 'Former member',
    removed: 'Message deleted',
    poll: (question: string) => `Poll: ${question}`,
    files: (count: number) => (count === 1 ? '1 file' : `${count} files`),
    nothing: 'Nothing said yet',
    mute: 'Mute',
    unmute: 'Unmute',
    pin: 'Keep on top',
    unpin: 'No longer on top',
    more: (name: string) => `More about ${name}`,
  },

  thread: {
    back: 'Conversations',
    label: (name: string) => `Messages: ${name}`,
    failed: 'This conversation could not be loaded',
    gone: 'This conversation is not here',
    goneHint: 'You are not in it any more, or it never existed.',
    allConversations: 'All conversations',
    begin: (when: string) => `This conversation began on ${when}`,
    loadingOlder: 'Older messages are on their way',
    olderFailed: 'What came before could not be loaded',
    unreadFrom: 'New',
    newMessages: unread,
    toNewest: 'To the newest message',
    today: 'Today',
    yesterday: 'Yesterday',
    typing: (names: string, count: number) =>
      count === 1 ? `${names} is typing...` : `${names} are typing...`,
    said: (name: string, words: string) => `${name}: ${words}`,
    staff: 'Staff',
    me: 'You',
  },

  bubble: {
    edited: 'edited',
    removedByAuthor: 'Deleted by its author',
    removedByStaff: 'Deleted by staff',
    seenBy: (by: number, of: number) => `Seen by ${by} of ${of}`,
    waiting: 'Waits for the connection',
    sending: 'Sending...',
    refused: 'Not sent.',
    sendAgain: 'Send again',
    change: 'Change',
    discard: 'Discard',
    answers: 'In answer to',
    save: 'Save',
    picture: (name: string) => `Look at the picture ${name}`,
    pictureGone: 'The picture can be seen once there is a connection.',
    pinned: 'Pinned',
    reactions: 'Reactions',
    reaction: (sign: string, count: number) => `${sign} ${people(count)}`,
  },

  menu: {
    openOwn: 'More about your message',
    open: (name: string) => `More about the message of ${name}`,
    react: 'React',
    reactWith: (sign: string) => `React with ${sign}`,
    takeBack: (sign: string) => `Take back ${sign}`,
    reply: 'Reply',
    copy: 'Copy text',
    copied: 'Text copied',
    edit: 'Edit',
    pin: 'Pin for everybody',
    unpin: 'Unpin',
    seen: 'Who has read it',
    remove: 'Delete',
    report: 'Report',
  },

  remove: {
    title: 'Delete this message?',
    text: 'Everybody sees that a message was deleted. The safeguarding person of the club can still read it when it is reported.',
    confirm: 'Delete message',
  },

  seen: {
    title: 'Who has read it',
    seen: (count: number) => `Read by ${people(count)}`,
    unseen: (count: number) => `Not read yet by ${people(count)}`,
    failed: 'Who has read it could not be loaded',
  },

  poll: {
    voters: (count: number) => (count === 1 ? '1 person voted' : `${count} people voted`),
    votes: (count: number) => (count === 1 ? '1 vote' : `${count} votes`),
    one: 'Choose one',
    several: 'Choose one or more',
    until: (when: string) => `Closes: ${when}`,
    closed: 'Closed',
    close: 'Close poll',
    secret: 'Nobody sees who voted for what.',
  },

  write: {
    label: 'Message',
    placeholder: 'Write a message',
    send: 'Send',
    attach: 'Add files or pictures',
    poll: 'Start a poll',
    cancel: 'Cancel',
    replyTo: (name: string) => `Reply to ${name}`,
    editing: 'You edit a message',
    save: 'Save',
    removeFile: (name: string) => `Remove ${name}`,
    retryFile: (name: string) => `Send ${name} again`,
    sendingFile: (name: string) => `Sending ${name}`,
    tooManyFiles: 'A message takes 10 files.',
    filesNeedConnection: 'Files need a connection. Your text can be sent without them.',
    left: (count: number) => (count === 1 ? '1 character left' : `${count} characters left`),
    tooLong: (count: number) =>
      count === 1 ? '1 character too long' : `${count} characters too long`,
    people: 'People in this conversation',
    staffOnly: 'Only staff can answer an announcement.',
    guardianNeeded:
      'Nobody can write here just now: somebody under 18 would be alone with an adult. It works again once a parent has joined.',
  },

  newPoll: {
    title: 'Start a poll',
    question: 'Question',
    option: (number: number) => `Answer ${number}`,
    addOption: 'Add an answer',
    removeOption: (number: number) => `Remove answer ${number}`,
    multiple: 'Several answers can be chosen',
    closesAt: 'Open until',
    cancel: 'Cancel',
    start: 'Start poll',
    questionRequired: 'A question is needed',
    optionsRequired: 'At least two answers are needed',
    optionsDiffer: 'The answers must differ',
    past: 'This moment has passed',
  },

  people: {
    title: 'Who is in here',
    count: people,
    show: (count: number) => `Show ${people(count)} in this conversation`,
    parentOf: (children: string) => `in because ${children} is not of age`,
    parentsOf: (children: string) => `in because ${children} are not of age`,
    announcement: 'Announcement: only staff can write here.',
    readAlong: (names: string, count: number) =>
      count === 1
        ? `${names} reads along, because you are under 18.`
        : `${names} read along, because you are under 18.`,
    readAlongHelp:
      'So nobody is alone with an adult here. Something feels wrong? Use “Report” at the message.',
    files: 'Files and pictures',
    noFiles: 'No files yet',
    filesFailed: 'The files could not be loaded',
    sentBy: (name: string, when: string) => `${name}, ${when}`,
    pinned: 'Pinned messages',
    mute: 'Mute this conversation',
    muteHint: 'You are not told of new messages in it.',
    keepOnTop: 'Keep it on top of the list',
  },
}
