/** The most common passwords of ten or more characters, in lower case. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
  0000000000 1111111111 2222222222 3333333333 4444444444 5555555555 6666666666 7777777777 8888888888 9999999999
  0123456789 1234567890 12345678901 123456789012 1234567891 12345678910 123456789123 0987654321 9876543210
  1122334455 1234512345 1029384756 1472583690 0147258369 123123123123 123456123456 123456789a 123456789q 123456789abc
  a123456789 aa12345678 aa123456789 abc1234567 abcd123456 abcd1234567 abc123456789 abcdefghij abcdefg123 aaaaaaaaaa
  1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx3edc 1qazxsw23edc 1qaz@wsx3edc zaq12wsxcde3 zaq1zaq1zaq1 q1w2e3r4t5 q1w2e3r4t5y6
  qwertyuiop qwertyuiop1 qwertyuiop12 qwertyuiop123 qwertyuiop[] qwerty1234 qwerty12345 qwerty123456 qwerty123!
  qweasdzxc123 qwertyqwerty asdfghjkl1 asdfghjkl123 asdfghjkl; asdfasdfasdf asdf1234asdf zxcvbnm123 zxcvbnm1234
  1234qwerasdf 1234qwer!@#$ !@#$%^&*() qazwsxedcrfv
  password01 password10 password11 password12 password21 password22 password23 password99 password1! password!!
  password123 password123! password1234 password12345 password123456 password321 passwordpassword
  passw0rd123 passw0rd12 p@ssw0rd12 p@ssw0rd123 p@ssw0rd1! p@ssword123 pa55word123 pa$$word123
  mypassword mypassword1 mypassword123 thepassword newpassword newpassword1 yourpassword nopassword
  administrator admin12345 admin123456 administrator1 rootroot123 changeme12 changeme123 changeme1234 testtest123
  test123456 test12345678 guest12345 user123456 default123 temporary1 temppassword secret1234 letmein123 letmein1234
  letmeinplease welcome123 welcome1234 welcome123! welcome2024 welcome2025 welcome2026 trustno1234 opensesame
  iloveyou12 iloveyou123 iloveyou1234 iloveyou22 iloveyouso iloveyou!! ilovegod123 loveyou123 princess12 princess123
  sunshine12 sunshine123 butterfly1 butterfly123 chocolate1 chocolate123 strawberry superman12 superman123
  batman12345 spiderman1 spiderman123 pokemon123 starwars123 minecraft1 minecraft123 charlie123 michael123
  jennifer123 jessica123 michelle123 elizabeth1 alexander1 christopher christian1 monkey1234 monkey12345
  dragon1234 dragon12345 shadow1234 master1234 whatever123 computer123 internet123 samsung123 blink182182
  football10 football11 football12 football123 football1234 baseball10 baseball11 baseball12 baseball123 baseball1234
  basketball basketball1 basketball12 basketball123 volleyball volleyball1 softball12 softball123 hockey1234
  soccer1234 soccer12345 lacrosse123 gymnastics gymnastics1 cheerleader cheerleading swimming123 wrestling1
  skateboard skateboarding snowboard1 liverpool1 liverpool12 liverpool123 manchester manchester1 barcelona1
  barcelona123 realmadrid arsenal123 chelsea123 juventus123 jordan1234 jordan2323 yankees123 cowboys123 steelers123
  lakers1234 champions1 champion123
  `
    .trim()
    .split(/\s+/),
);
