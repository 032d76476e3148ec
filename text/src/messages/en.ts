const people = (count: number) => (count === 1 ? '1 person' : `${count} people`)
/** Stops counting at 99. */
const unread = (count: number) =>
  count === 1 ? '1 new message' : `${count > 99 ? 'More than 99' : count} new messages`

/** Conversations of a team, and what is said in them. */
export const messages = {
  title: 'Messages',
  newMessage: 'New message',
  conversations: 'Conversations',
  failed: 'Your conversations couldn’t be loaded',
  older: 'Show more',
  choose: 'Pick a conversation to read it',
  teams: 'Choose a team',

  empty: {
    title: 'Start a conversation',
    note: 'Members need to join the team first.',
    addMembers: 'Add members',
  },

  search: {
    label: 'Search messages',
    found: 'Messages found',
    nothing: 'No messages found.',
    failed: 'Search failed',
  },

  name: {
    team: 'Whole team',
    staff: 'Staff',
    players: 'Players',
    guardians: 'Parents',
    nobody: 'Only you',
  },

  row: {
    unread,
    mentioned: 'You were mentioned',
    muted: 'Muted',
    pinned: 'Pinned',
    announcement: 'Announcement',
    notSent: 'Not sent',
    mine: (words: string) => `You: ${words}`,
    by: (name: string, words: string) => `${name}: ${words}`,
    formerMember: 'Former member',
    removed: 'Message deleted',
    poll: (question: string) => `Poll: ${question}`,
    files: (count: number) => (count === 1 ? '1 file' : `${count} files`),
    nothing: 'No messages yet',
    mute: 'Mute',
    unmute: 'Unmute',
    pin: 'Pin',
    unpin: 'Unpin',
    more: (name: string) => `Options for ${name}`,
  },

  thread: {
    back: 'Conversations',
    label: (name: string) => `Messages: ${name}`,
    failed: 'This conversation couldn’t be loaded',
    gone: 'Conversation not found',
    goneHint: 'You may have left it.',
    allConversations: 'All conversations',
    begin: (when: string) => `Started ${when}`,
    loadingOlder: 'Loading older messages',
    olderFailed: 'Older messages couldn’t be loaded',
    unreadFrom: 'New',
    newMessages: unread,
    toNewest: 'Go to newest message',
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
    waiting: 'Waiting for a connection',
    sending: 'Sending...',
    refused: 'Not sent.',
    sendAgain: 'Send again',
    change: 'Edit',
    discard: 'Discard',
    answers: 'Reply to',
    save: 'Save',
    picture: (name: string) => `Open picture ${name}`,
    pictureGone: 'Go online to see this picture.',
    pinned: 'Pinned',
    reactions: 'Reactions',
    reaction: (sign: string, count: number) => `${sign} ${people(count)}`,
  },

  menu: {
    openOwn: 'Options for your message',
    open: (name: string) => `Options for ${name}’s message`,
    react: 'React',
    reactWith: (sign: string) => `React with ${sign}`,
    takeBack: (sign: string) => `Remove ${sign}`,
    reply: 'Reply',
    copy: 'Copy text',
    copied: 'Text copied',
    edit: 'Edit',
    pin: 'Pin for everyone',
    unpin: 'Unpin',
    seen: 'Who has read it',
    remove: 'Delete',
    report: 'Report',
  },

  remove: {
    title: 'Delete this message?',
    text: 'Everyone sees that you deleted a message. If it’s reported, the club’s safeguarding person can still read it.',
    confirm: 'Delete message',
  },

  seen: {
    title: 'Who has read it',
    seen: (count: number) => `Read by ${people(count)}`,
    unseen: (count: number) => `Not read yet by ${people(count)}`,
    failed: 'The list couldn’t be loaded',
  },

  poll: {
    voters: (count: number) => (count === 1 ? '1 person voted' : `${count} people voted`),
    votes: (count: number) => (count === 1 ? '1 vote' : `${count} votes`),
    one: 'Choose one',
    several: 'Choose one or more',
    until: (when: string) => `Closes ${when}`,
    closed: 'Closed',
    close: 'Close poll',
    secret: 'Votes are anonymous.',
  },

  write: {
    label: 'Message',
    placeholder: 'Write a message',
    send: 'Send',
    attach: 'Add files',
    poll: 'Start a poll',
    cancel: 'Cancel',
    replyTo: (name: string) => `Reply to ${name}`,
    editing: 'Editing message',
    save: 'Save',
    removeFile: (name: string) => `Remove ${name}`,
    retryFile: (name: string) => `Send ${name} again`,
    sendingFile: (name: string) => `Sending ${name}`,
    tooManyFiles: 'You can add up to 10 files.',
    filesNeedConnection: 'Go online to send files, or send your text alone.',
    left: (count: number) => (count === 1 ? '1 character left' : `${count} characters left`),
    tooLong: (count: number) =>
      count === 1 ? '1 character too long' : `${count} characters too long`,
    people: 'People in this conversation',
    staffOnly: 'Only staff can answer an announcement.',
    guardianNeeded:
      'You can’t write here until a parent joins: no one under 18 chats alone with an adult.',
  },

  newPoll: {
    title: 'Start a poll',
    question: 'Question',
    option: (number: number) => `Answer ${number}`,
    addOption: 'Add an answer',
    removeOption: (number: number) => `Remove answer ${number}`,
    multiple: 'Allow several answers',
    closesAt: 'Open until',
    cancel: 'Cancel',
    start: 'Start poll',
    questionRequired: 'Add a question',
    optionsRequired: 'Add at least two answers',
    optionsDiffer: 'Use each answer only once',
    past: 'Choose a time in the future',
  },

  people: {
    title: 'In this conversation',
    count: people,
    show: (count: number) => `Show all ${people(count)}`,
    parentOf: (children: string) => `here for ${children} (under 18)`,
    parentsOf: (children: string) => `here for ${children} (under 18)`,
    announcement: 'Only staff can write here.',
    readAlong: (names: string, count: number) =>
      count === 1
        ? `${names} reads this too, because you’re under 18.`
        : `${names} read this too, because you’re under 18.`,
    readAlongHelp: 'Does something feel wrong? Tap “Report” on the message.',
    files: 'Files and pictures',
    noFiles: 'No files yet',
    filesFailed: 'The files couldn’t be loaded',
    sentBy: (name: string, when: string) => `${name}, ${when}`,
    pinned: 'Pinned messages',
    mute: 'Mute conversation',
    muteHint: 'You won’t be notified of new messages.',
    keepOnTop: 'Pin conversation',
  },
}
