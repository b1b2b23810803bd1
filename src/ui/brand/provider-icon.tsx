const size = { width: 24, height: 24, viewBox: "0 0 24 24" } as const;
const drawn = {
  ...size,
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.75,
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;

/** Google's mark in its own colours, as its branding guidelines require. */
export function GoogleIcon() {
  return (
    <svg {...size} aria-hidden="true">
      <path
        fill="#4285f4"
        d="M23.5 12.3c0-.8-.1-1.6-.2-2.3H12v4.4h6.5a5.5 5.5 0 0 1-2.4 3.6v3h3.9c2.2-2.1 3.5-5.1 3.5-8.7Z"
      />
      <path
        fill="#34a853"
        d="M12 24c3.2 0 6-1.1 8-2.9l-3.9-3a7.2 7.2 0 0 1-10.8-3.8h-4v3.1A12 12 0 0 0 12 24Z"
      />
      <path fill="#fbbc05" d="M5.3 14.3a7.2 7.2 0 0 1 0-4.6V6.6h-4a12 12 0 0 0 0 10.8l4-3.1Z" />
      <path
        fill="#ea4335"
        d="M12 4.8c1.8 0 3.3.6 4.6 1.8L20 3.2A12 12 0 0 0 1.3 6.6l4 3.1A7.2 7.2 0 0 1 12 4.8Z"
      />
    </svg>
  );
}

export function MailIcon() {
  return (
    <svg {...drawn} aria-hidden="true">
      <rect x="2.5" y="5" width="19" height="14" rx="3" />
      <path d="m3.5 7.5 7.2 5.4a2.2 2.2 0 0 0 2.6 0l7.2-5.4" />
    </svg>
  );
}

export function SocialIcon() {
  return (
    <svg {...drawn} aria-hidden="true">
      <circle cx="6" cy="12" r="3" />
      <circle cx="17.5" cy="5.5" r="3" />
      <circle cx="17.5" cy="18.5" r="3" />
      <path d="m8.7 10.6 6.2-3.6M8.7 13.4l6.2 3.6" />
    </svg>
  );
}
