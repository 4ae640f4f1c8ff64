Feature: One member
  An Admin sees and changes what the church knows of a member, and loses nothing of what was typed.

  Rule: Reading

    @MEMB-05 @ROUTE-03
    Scenario: Everything that is known of a member stands there
      Given I am an admin
      When I visit /member/detail/37
      Then I see the heading "김민수"
      And "이름" holds "김민수"
      And "이메일 (비워 두셔도 됩니다)" holds "minsu.kim@example.org"
      And "남" is chosen for "성별"
      And "생년월일" holds "1987-01-26"
      And "서리집사" is chosen for "직분"
      And I see "구역"
      And I see "김민수 가정"
      And GET /api/member/37 was sent 1 time
      And the title is "회원 정보 · 아순시온 소망한인교회"

    @MEMB-05
    Scenario Outline: Nobody has the number <number>
      Given I am an admin
      When I visit /member/detail/<number>
      Then I see "찾으시는 회원이 없습니다."
      And the link "회원 명부로" leads to the members page

      Examples:
        | number |
        | 100000 |
        | abc    |

    @MEMB-05 @REL-15 @REL-26
    Scenario Outline: A member who <answer> can be read again
      Given I am an admin
      And GET /api/member/37 <answer>
      When I visit /member/detail/37
      Then an alert in the page says "회원 정보를"
      When GET /api/member/37 works again
      And I click the button "다시 시도"
      Then "이름" holds "김민수"

      Examples:
        | answer                       |
        | is not understood            |
        | is forbidden                 |
        | collides with another change |
        | is too large                 |
        | fails                        |
        | gets no answer               |
        | is answered with nonsense    |

    @MEMB-05
    Scenario: Where the duties cannot be had, all the rest can be changed
      Given I am an admin
      And GET /api/duty/withmembers fails
      When I visit /member/detail/37
      Then I see "직분 목록을 불러오지 못해 지금은 바꾸실 수 없습니다."
      And "서리집사" is chosen for "직분"
      When I fill "이름" with "김민호"
      And I click the button "저장"
      Then a toast says "김민호 회원 정보를 저장했습니다."
      And the church holds of member 37
        | name | 김민호 |

    @REL-14 @MEMB-05
    Scenario Outline: Strange words about member <number> are shown as text, and saved as they were
      Given the hostile world
      And I am an admin
      When I visit /member/detail/<number>
      Then I see the heading "<heading>"
      And nothing that was shown ran
      And nothing is wider than the window
      When the window is 360 px wide
      Then nothing is wider than the window
      When I fill "생년월일" with "1987-01-26"
      And I click the button "저장"
      Then a toast says "회원 정보를 저장했습니다."

      Examples:
        | number | heading                             |
        | 1      | <script>window.hacked=true</script> |
        | 15     | 가가가가가가가가가가가가가가가가가가가가                |

  Rule: Changing

    @MEMB-05
    Scenario: What is changed is saved over the version that was read
      Given I am an admin
      And I visit /member/detail/37
      Then the button "저장" is disabled
      When I fill "이름" with "김민호"
      And I fill "이메일 (비워 두셔도 됩니다)" with ""
      And I choose "장로" for "직분"
      And I click the button "저장"
      Then a toast says "김민호 회원 정보를 저장했습니다."
      And I see the heading "김민호"
      And the heading "김민호" has the focus
      And PUT /api/member/37 was based on the version that was read
      And the church holds of member 37
        | name   | 김민호  |
        | gender | male |
      When I reload
      Then "이름" holds "김민호"
      And "장로" is chosen for "직분"

    @MEMB-05
    Scenario: A name has to be there, and an e-mail has to be one
      Given I am an admin
      And I visit /member/detail/37
      When I fill "이름" with " "
      And I fill "이메일 (비워 두셔도 됩니다)" with "minsu@"
      And I click the button "저장"
      Then "이름" is wrong: "이름을 입력해 주세요."
      And "이메일 (비워 두셔도 됩니다)" is wrong: "올바른 이메일 주소를 입력해주세요."
      And the field "이름" has the focus
      And PUT /api/member/37 was sent 0 times

    @MEMB-05 @REL-17
    Scenario: Enter twice saves once
      Given I am an admin
      And I visit /member/detail/37
      And I fill "이름" with "김민호"
      And every call takes 500 ms
      When I press "Enter"
      And I press "Enter"
      Then a toast says "김민호 회원 정보를 저장했습니다."
      And PUT /api/member/37 was sent 1 time

    @MEMB-05 @REL-16 @REL-26
    Scenario Outline: A save that <answer> says why, and what was typed stays
      Given I am an admin
      And I visit /member/detail/37
      And PUT /api/member/37 <answer>
      When I fill "이름" with "김민호"
      And I click the button "저장"
      Then an alert in the page says "<why>"
      And an alert in the page says "쓰신 내용은 그대로 두었습니다."
      And "이름" holds "김민호"
      And PUT /api/member/37 was sent <times>
      When PUT /api/member/37 works again
      And I click the button "저장"
      Then a toast says "김민호 회원 정보를 저장했습니다."

      Examples:
        | answer                        | why                   | times   |
        | is not understood             | 서버가 내용을 받아들이지 않았습니다.  | 1 time  |
        | is forbidden                  | 권한이 없습니다.             | 2 times |
        | finds nothing                 | 지금 서버에서는 할 수 없는 일입니다. | 1 time  |
        | is not offered by this server | 지금 서버에서는 할 수 없는 일입니다. | 1 time  |
        | is too large                  | 파일이 너무 큽니다.           | 1 time  |
        | fails                         | 서버에 문제가 생겼습니다.        | 1 time  |
        | is missing on this server     | 지금 서버에서는 할 수 없는 일입니다. | 1 time  |
        | gets no answer                | Network Error         | 1 time  |

    @REL-09 @PERM-03 @MEMB-05
    Scenario: A role that was taken away refuses the save, and what was typed comes back with the role
      Given I am an admin
      And I visit /member/detail/37
      And I fill "이름" with "김민호"
      And the admin has the role "Editor"
      And my access token has expired
      When I click the button "저장"
      Then a toast says "김민호 회원 정보를 저장하지 못했습니다. 쓰신 내용은 그대로 두었습니다. 권한이 없습니다."
      And the page says that I have no permission
      And I am signed in as admin
      When the admin has the role "Admin"
      And I click the link "역할 신청"
      And I click "나의 역할" in the navigation "역할"
      And I click the button "지금 적용하기"
      And I go back
      And I go back
      Then "이름" holds "김민호"
      When I click the button "저장"
      Then a toast says "김민호 회원 정보를 저장했습니다."

    @AUTH-15 @MEMB-05
    Scenario: What was typed outlives a session that ended by itself
      Given I am an admin
      And I visit /member/detail/37
      And I fill "이름" with "김민호"
      And my access token has expired
      And POST /api/Account/Refresh asks for a login
      When I click the button "저장"
      Then the page asks for a login
      When POST /api/Account/Refresh works again
      And I log in as admin
      Then I am at /member/detail/37
      And "이름" holds "김민호"
      And PUT /api/member/37 was sent 1 time
      When I click the button "저장"
      Then a toast says "김민호 회원 정보를 저장했습니다."

  Rule: Leaving

    Background:
      Given I am an admin
      And I visit the members page
      And I look for "김민수"
      And I click the link "수정 김민수"
      And I fill "이름" with "김민호"

    @MEMB-05
    Scenario: A link asks first, and nothing is lost by staying
      When I click "교회소개" in the navigation "주요 메뉴"
      Then I see the dialog "저장하지 않은 내용이 있습니다"
      And I am at /member/detail/37
      And the button "계속 쓰기" has the focus
      When I click the button "계속 쓰기"
      Then "이름" holds "김민호"
      When I click "교회소개" in the navigation "주요 메뉴"
      And I click the button "저장하지 않고 떠나기"
      Then I am at the vision page
      And PUT /api/member/37 was sent 0 times

    @MEMB-05
    Scenario: Back asks first, and leads back when it is confirmed
      When I go back
      Then I see the dialog "저장하지 않은 내용이 있습니다"
      And I am at /member/detail/37
      When I press "Escape"
      Then "이름" holds "김민호"
      When I go back
      And I click the button "저장하지 않고 떠나기"
      Then the search holds "김민수"
      And the members are "김민수"

    @MEMB-05
    Scenario: Closing the tab makes the browser ask
      When I try to close the tab
      Then "이름" holds "김민호"

    @MEMB-05
    Scenario: Nothing is asked once it is saved
      When I click the button "저장"
      Then a toast says "김민호 회원 정보를 저장했습니다."
      When I go back
      Then the search holds "김민수"
      And I see "찾으시는 회원이 없습니다."

    @MEMB-05
    Scenario: Nothing is asked once it is taken back
      When I click the button "고친 내용 되돌리기"
      Then "이름" holds "김민수"
      When I click the link "회원 명부로"
      Then I am at the members page

    @REL-18 @MEMB-05
    Scenario: Leaving while it is being saved gives the save up
      Given PUT /api/member/37 hangs
      When I click the button "저장"
      And I click "교회소개" in the navigation "주요 메뉴"
      And I click the button "저장하지 않고 떠나기"
      Then I am at the vision page
      And PUT /api/member/37 was given up
      And no toast is shown

  Rule: Two at once

    Background:
      Given I am an admin
      And I visit /member/detail/37
      And I fill "이름" with "김민호"
      And I fill "이메일 (비워 두셔도 됩니다)" with "mine@example.org"
      And somebody else changes member 37
        | name   | 김민식  |
        | gender | none |
      And I click the button "저장"

    @MEMB-05 @REL-26
    Scenario: Both versions stand side by side, and each field is chosen
      Then I see the dialog "그사이 다른 분이 저장했습니다"
      And the two versions differ in "이름, 이메일, 성별"
      When I keep "저장되어 있는 내용" of "이름"
      And I click the button "고른 대로 저장"
      Then a toast says "김민식 회원 정보를 저장했습니다."
      And the church holds of member 37
        | name   | 김민식              |
        | email  | mine@example.org |
        | gender | none             |
      And "이름" holds "김민식"

    @MEMB-05
    Scenario: Mine as a whole
      When I click the button "모두 내가 쓴 내용으로"
      And I click the button "고른 대로 저장"
      Then a toast says "김민호 회원 정보를 저장했습니다."
      And the church holds of member 37
        | name   | 김민호              |
        | email  | mine@example.org |
        | gender | male             |

    @MEMB-05
    Scenario: Theirs as a whole needs no further save
      When I click the button "모두 저장된 내용으로"
      And I click the button "고른 대로 저장"
      Then "이름" holds "김민식"
      And PUT /api/member/37 was sent 2 times
      And no toast is shown

    @MEMB-05
    Scenario: Going back to the form loses nothing
      Then the two versions differ in "이름, 이메일, 성별"
      When I press "Escape"
      Then I do not see the dialog "그사이 다른 분이 저장했습니다"
      And "이름" holds "김민호"
      And "이메일 (비워 두셔도 됩니다)" holds "mine@example.org"
      When I click the button "저장"
      Then the two versions differ in "이름, 이메일, 성별"

    @accessibility
    Scenario: Nobody is kept out of the choice between two versions
      Then the two versions differ in "이름, 이메일, 성별"
      And nobody is kept out at 1280 and 360 px, light and dark

  Rule: Deleting

    Background:
      Given I am an admin
      And I visit /member/detail/37
      And I fill "이름" with "김민호"
      And I click the button "이 회원 삭제"

    @MEMB-06
    Scenario: Deleting leads to the list, where it can be undone
      When I click the button "삭제합니다"
      Then I am at the members page
      And the table holds 399 members
      And a toast says "김민수 회원을 삭제했습니다."
      And DELETE /api/member/37 was sent 1 time
      When I click the button "되돌리기" in the toast
      Then the table holds 400 members
      And I see the link "수정 김민수"

    @MEMB-06
    Scenario: A deletion that fails leaves everything as it was
      Given DELETE /api/member/37 fails
      When I click the button "삭제합니다"
      Then a toast says "김민수 회원을 삭제하지 못했습니다. 서버에 문제가 생겼습니다."
      And "이름" holds "김민호"
      And I am at /member/detail/37

  Rule: Nobody is kept out

    @accessibility
    Scenario: Nobody is kept out of a member
      Given I am an admin
      When I visit /member/detail/37
      And I fill "이름" with " "
      And I click the button "저장"
      Then "이름" is wrong: "이름을 입력해 주세요."
      And nobody is kept out at 1280 and 360 px, light and dark

    @accessibility
    Scenario: Nobody is kept out of the question whether to leave
      Given I am an admin
      When I visit /member/detail/37
      And I fill "이름" with "김민호"
      And I click "교회소개" in the navigation "주요 메뉴"
      Then I see the dialog "저장하지 않은 내용이 있습니다"
      And nobody is kept out at 1280 and 360 px, light and dark

    @accessibility
    Scenario: Nobody is kept out of a member who is not there
      Given I am an admin
      When I visit /member/detail/100000
      Then I see "찾으시는 회원이 없습니다."
      And nobody is kept out at 1280 and 360 px, light and dark
