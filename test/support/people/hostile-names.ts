import { seeded } from "../proof";

const handlers = [
  "onerror",
  "onload",
  "onmouseover",
  "onfocus",
  "onanimationstart",
  "ontoggle",
  "onpointerenter",
] as const;
const seeds = [
  "<script>X</script>",
  '"><script>X</script>',
  "'><script>X</script>",
  "</title><script>X</script>",
  "</style><script>X</script>",
  "--><script>X</script>",
  "]]><script>X</script>",
  "<img src=x H=X>",
  '<img src=x H="X">',
  '" H=X x="',
  "' H=X x='",
  "` H=X `",
  "<svg H=X>",
  "<svg><script>X</script></svg>",
  "<body H=X>",
  "<details open H=X>",
  "<a href=javascript:X>a</a>",
  "<iframe srcdoc='<script>X</script>'>",
  "<math><mtext></form><form><mglyph><style></math><img src H=X>",
  "javascript:X",
  "data:text/html,<script>X</script>",
  "{{constructor.constructor('X')()}}",
  "#{X}",
  "<!--<img src=x H=X>-->",
  "<scr<script>ipt>X</script>",
  "&lt;script&gt;X&lt;/script&gt;",
  "%3Cscript%3EX%3C/script%3E",
  "\u003cscript\u003eX",
  "<ScRiPt >X</sCrIpT>",
  "<img/src=x/H=X>",
  "\u202e>tpircs<X>tpircs/<",
  "\u0000<script>X</script>",
  "Robin\r\nBcc: all@example.com\r\n\r\n<script>X</script>",
] as const;

/** Names that would run as script if left unescaped: each sets the same flag. */
export function hostileNames(count: number): string[] {
  const random = seeded(12);
  const names = new Set<string>();
  for (let turn = 0; names.size < count; turn += 1) {
    const seed = seeds[turn % seeds.length] ?? seeds[0];
    const script = random.one([
      "window.hacked=1",
      "top.hacked=1",
      "self['hacked']=1",
      "alert`1`",
      "document.title='hacked'",
    ]);
    const name = seed.replaceAll("X", script).replaceAll("H", random.one(handlers));
    names.add(random.chance(0.3) ? name.replaceAll(" ", random.one(["/", "\t", "\n", " "])) : name);
  }
  return [...names];
}
