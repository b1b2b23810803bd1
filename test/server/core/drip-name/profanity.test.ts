import { suite } from "uvu";
import * as assert from "uvu/assert";
import { containsProfanity } from "../../../../server/core/drip-name/profanity";

const test = suite("profanity");

const profane =
  "fuck f_u_c_k fu_ck FuCk sh1t 5h1t s_h_i_t a55hole asshole a_s_s ass ass_23 big_ass dumb_ass cunt n1gg3r fuuuuck fvck phuck b1tch sex hitler nazi KKK k_k_k kkk_1 penis jizz milf kys buttplug niggeeeer96 booolLoCkS d_y_k_3 4_n_a_l t_i_t4 pooooorn";
const innocent =
  "robin robin_455 kids_hit_3s assassin bass class_clown grass cassie dickson Dickens hancock cockburn nigeria titans grape drapes therapist essex cumberland document hello michelle raccoon spice swank analyst canal janus arsenal pakistan titus skate_king ace Ace_07 hoops_4_life go_4_it team_a_b_c j_a_z_z shoe_boy mustard custard leotard pussycat van_dyk 420_meters scunthorpe Penistone_50 shiitake_king alan_hitchcock go_4_it_2 a_b_c_123";

test("profane names are found despite case, digits, doubled letters and separators", () => {
  assert.equal(
    profane.split(" ").filter((name) => !containsProfanity(name)),
    [],
  );
});

test("profanities of other languages, and words unfit as names, are found", () => {
  const names =
    "pedo Pedo_23 kill_yourself KillUrSelf suicide xxx xXx_23 x_x_x thot puta Put4 p_u_t_a_23 m_r_p_uuu_t_a putas scheisse 5cheisse scheissekopf hijo_de_puta cabron merda carallllho connard enculeur fils_de_pute arschloch99 vaffanculo k_u_r_w_a skurwysyn klootzak kut orospu siktir_23";
  assert.equal(
    names.split(" ").filter((name) => !containsProfanity(name)),
    [],
  );
});

test("innocent names in other languages pass", () => {
  const names =
    "mishit_9 computadora disputa torpedo pedometer reputation vergara putin_1 marica con_48 pippa regina mona anita concha joao_pinto dupas24 schlamp_35 peter_pan kloten_7 trio_3 kaiser foxxy alexxxander team_xx lolita pau_7 gotten sike";
  assert.equal(names.split(" ").filter(containsProfanity), []);
});

test("innocent names pass", () => {
  assert.equal(innocent.split(" ").filter(containsProfanity), []);
});

test.run();
