export type ChosenAccount = { emailAddress: string; name: string };

const samples: readonly ChosenAccount[] = [
  { emailAddress: "sam.rivera@example.com", name: "Sam Rivera" },
  { emailAddress: "nameless@example.com", name: "" },
];

/** For development: replaces the provider's popup, to pick or make up an account. */
export function chooseAccount(page: Window): Promise<ChosenAccount | null> {
  const popup = page.open("", "drip-account-chooser", "popup,width=420,height=620");
  if (!popup) return Promise.reject({ code: "auth/popup-blocked" });
  return new Promise((resolve) => {
    const finish = (account: ChosenAccount | null) => {
      page.clearInterval(watch);
      popup.close();
      resolve(account);
    };
    const watch = page.setInterval(() => popup.closed && finish(null), 250);
    draw(popup.document, finish);
    popup.focus();
  });
}

function draw(document: Document, finish: (account: ChosenAccount) => void) {
  document.title = "Choose a Google account (emulator)";
  document.documentElement.lang = "en";
  Object.assign(document.body.style, {
    font: "1rem/1.5 system-ui",
    margin: "24px",
    colorScheme: "light dark",
  });
  const make = <Name extends keyof HTMLElementTagNameMap>(name: Name, text: string) =>
    Object.assign(document.createElement(name), { textContent: text });
  const button = (text: string, type: "button" | "submit") => {
    const made = Object.assign(make("button", text), { type });
    Object.assign(made.style, { display: "block", width: "100%", minHeight: "44px", margin: "8px 0" });
    return made;
  };
  const field = (label: string, name: string, type: string) => {
    const input = Object.assign(document.createElement("input"), { name, type, required: name === "email" });
    Object.assign(input.style, {
      display: "block",
      width: "100%",
      minHeight: "44px",
      boxSizing: "border-box",
    });
    const wrapper = make("label", label);
    wrapper.append(input);
    return { input, wrapper };
  };
  const email = field("E-mail address", "email", "email");
  const name = field("Name (none if left empty)", "name", "text");
  const form = document.createElement("form");
  form.append(email.wrapper, name.wrapper, button("Sign in", "submit"));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    finish({ emailAddress: email.input.value.trim(), name: name.input.value.trim() });
  });
  const picks = samples.map((account) => {
    const pick = button(
      account.name ? `${account.name}, ${account.emailAddress}` : account.emailAddress,
      "button",
    );
    pick.addEventListener("click", () => finish(account));
    return pick;
  });
  document.body.replaceChildren(
    make("h1", "Choose a Google account"),
    make("p", "This window stands in for Google's while the identity emulator runs."),
    ...picks,
    form,
  );
}
