/** What is said about the photographs, wherever they stand between drawn walls. */
export const photographs = {
  /** Under the portfolio's, where any are shown. */
  note: 'The photographs show similar rooms, not these projects.',
  /** Names the two buttons for assistive technology. */
  choice: 'Show the room as',
  views: [
    { value: 'drawn', label: 'Drawn' },
    { value: 'built', label: 'Built' },
  ],
} as const;
